import { sql } from 'kysely'
import { hashed, tooManyRequests } from '../../foundation/http/limits.ts'
import { rateLimitNetwork } from '../../foundation/http/network.ts'
import { db } from '../../foundation/store/db.ts'
import { countCall } from '../../foundation/store/rate.ts'
import { hashOfToken, isSameHash, isToken } from './token.ts'

/** Unknown tokens that an address may send in ten minutes. */
const GUESSES = { max: 20, window: 600 }

/** Milliseconds between updates of when a token was last used. */
const TOUCH_AFTER_MS = 60_000

/** A company as far as admission depends on it. */
interface Company {
  id: number
  /** origin of its site; null for any site of the bot */
  origin: string | null
  hash: string
  previousHash: string | null
  previousUntil: string | null
  expiresAt: string | null
  areaId: number | null
  denied: string
  usedAt: string | null
}

/** The origin of an address, in lower case. */
const originOf = (url: string): string => new URL(url).origin.toLowerCase()

const rows = () =>
  db()
    .selectFrom('access_group')
    .select(['id', 'url', 'token_hash as hash', 'previous_hash as previousHash', 'previous_until as previousUntil'])
    .select([
      'expires_at as expiresAt',
      'area_id as areaId',
      'message_denied as denied',
      'token_last_used_at as usedAt',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

const toCompany = ({ url, ...row }: Row): Company => ({ ...row, origin: url === null ? null : originOf(url) })

/** Whether a hash is that of a company's token now, and until when if that ends. */
function validUntil(company: Company, hash: string, now: Date): Date | null | undefined {
  const at = now.getTime()
  const ends = [company.expiresAt]
  if (!isSameHash(hash, company.hash)) {
    if (!isSameHash(hash, company.previousHash)) return undefined
    ends.push(company.previousUntil)
  }
  const first = Math.min(...ends.flatMap((end) => (end === null ? [] : [Date.parse(end)])))
  if (first <= at) return undefined
  return Number.isFinite(first) ? new Date(first) : null
}

/** What a token says about who presents it. */
interface Presented {
  company: Company
  hash: string
  /** it is valid, and the page may present it */
  admitted: boolean
}

/**
 * Returns the company of a token, also when the token no longer counts; undefined for one that no company has. All
 * companies of the bot are compared, so that the time tells nothing.
 * @param origin of the page that presents it
 * @param own sites on which the token of a company without a site counts
 * @throws 429 after too many unknown tokens from an address
 */
export async function presentedCompany(
  botId: number,
  token: string,
  { origin, own, ip, now }: { origin: string; own: readonly string[]; ip: string; now: Date },
): Promise<Presented | undefined> {
  const hash = hashOfToken(token)
  const companies = (await rows().where('bot_id', '=', botId).execute()).map(toCompany)
  const [company] = companies.filter((one) =>
    [isSameHash(hash, one.hash), isSameHash(hash, one.previousHash)].some(Boolean),
  )
  if (!company || !isToken(token)) {
    const key = `company token failure ${hashed(rateLimitNetwork(ip))}`
    const { ok, retryAfter } = await countCall(key, GUESSES.max, GUESSES.window, now)
    if (!ok) throw tooManyRequests(retryAfter)
    return undefined
  }
  const asked = origin.toLowerCase()
  const isFromSite = company.origin === null ? own.includes(asked) : company.origin === asked
  return { company, hash, admitted: isFromSite && validUntil(company, hash, now) !== undefined }
}

/** Notes that a token was used, at most once a minute. */
export async function touchToken({ id, usedAt }: Company, now: Date): Promise<void> {
  if (usedAt !== null && now.getTime() - Date.parse(usedAt) < TOUCH_AFTER_MS) return
  await db().updateTable('access_group').set({ token_last_used_at: now }).where('id', '=', id).execute()
}

/** Whether a visitor may write now, until when if that ends by itself, and else what they read. */
type Admission = { ok: true; until: Date | null } | { ok: false; text: string }

/** A bot as admission needs it. */
interface Gate {
  id: number
  /** everybody may write */
  accessAll: boolean
}

/**
 * Decides whether a visitor may write: everybody, or who came with a token that their company still has and is disabled
 * in no company. Who the visitor is, only their browser tells: another one is another visitor.
 */
export async function admissionOf(bot: Gate, visitorId: number, now: Date): Promise<Admission> {
  if (bot.accessAll) return { ok: true, until: null }
  const found = await db()
    .selectFrom('webchat_visitor as v')
    .leftJoin('chat as c', 'c.id', 'v.chat_id')
    .select(['v.company_id', 'v.company_hash'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('access_contact as a')
          .select('a.id')
          .whereRef('a.contact_id', '=', 'c.contact_id')
          .where('a.enabled', '=', false),
      ).as('disabled'),
    )
    .where('v.id', '=', visitorId)
    .executeTakeFirst()
  const row =
    found?.company_id &&
    (await rows().where('bot_id', '=', bot.id).where('id', '=', found.company_id).executeTakeFirst())
  const company = row ? toCompany(row) : undefined
  const until = company && found?.company_hash ? validUntil(company, found.company_hash, now) : undefined
  if (until === undefined || found?.disabled) return { ok: false, text: await deniedText(bot.id, company) }
  return { ok: true, until }
}

/** Returns what somebody without access reads: the company's own text, if it is known which one they belong to. */
export async function deniedText(botId: number, company?: Company): Promise<string> {
  if (company?.denied) return company.denied
  const { name } = await db().selectFrom('bot').select('name').where('id', '=', botId).executeTakeFirstOrThrow()
  return `Este canal es solo para clientes de ${name}.`
}

/** Links a visitor to the company whose token they presented, so that it is checked with every message. */
export async function linkVisitor(visitorId: number, { company, hash }: Presented): Promise<void> {
  await db()
    .updateTable('webchat_visitor')
    .set({ company_id: company.id, company_hash: hash })
    .where('id', '=', visitorId)
    .execute()
}

/**
 * Notes who wrote with a company's token among its contacts, and returns the area that attends its new chats. Call it
 * within the transaction of their message.
 */
export async function noteWriter(visitorId: number, chatId: number): Promise<number | null> {
  const row = await db()
    .selectFrom('webchat_visitor as v')
    .innerJoin('access_group as g', 'g.id', 'v.company_id')
    .innerJoin('chat as c', (join) => join.on('c.id', '=', chatId))
    .select(['g.id', 'g.area_id', 'c.contact_id', 'c.area_id as current'])
    .where('v.id', '=', visitorId)
    .executeTakeFirst()
  if (!row) return null
  await db()
    .insertInto('access_contact')
    .values({ group_id: row.id, contact_id: row.contact_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return row.current === null ? row.area_id : null
}

/**
 * Counts who would have been refused since a moment if only companies had access: visitors without the token of one, and
 * customers of conversations that came with an archive, who have no visitor.
 */
export async function countOutside(botId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from webchat_visitor v
        where v.bot_id = ${botId} and v.company_id is null and v.last_seen_at > ${since}::timestamptz)::int
      + (select count(*) from chat c
        where c.bot_id = ${botId} and c.channel = 'webchat' and c.last_inbound_at > ${since}::timestamptz
          and not exists (select from webchat_visitor v where v.chat_id = c.id))::int as total`.execute(db())
  return rows[0]?.total ?? 0
}
