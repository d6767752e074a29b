import { createHash, randomBytes } from 'node:crypto'
import { tooManyRequests } from '../../foundation/http/limits.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { countCall } from '../../foundation/store/rate.ts'

/** Bytes of a visitor's secret (256 bits) and of their sender id in the channel. */
const SECRET_BYTES = 32
const SENDER_BYTES = 9
/** Milliseconds between updates of a visitor's last_seen_at. */
const TOUCH_AFTER_MS = 60_000

/** A browser that uses the webchat of a page. */
export interface Visitor {
  id: number
  botId: number
  /** sender id in the channel */
  sender: string
  chatId: number | null
  /** whether they accepted the privacy notice */
  consented: boolean
  /** the company whose token their page presented */
  companyId: number | null
  /** id of the message they restarted at; earlier messages are hidden */
  since: number
}

const COLUMNS = [
  'id',
  'bot_id',
  'sender',
  'chat_id',
  'last_seen_at',
  'consented_at',
  'company_id',
  'restarted_at_message',
] as const

/** Secrets are stored hashed, so that read access to the table does not allow impersonation. */
function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Parses the secret of an `Authorization: Visitor …` header. */
export function visitorSecret(header: string | undefined): string | undefined {
  return /^Visitor ([\w-]{43})$/.exec(header ?? '')?.[1]
}

/** Creates a visitor. The secret is only known to their browser. */
export async function createVisitor(botId: number, origin: string, now: Date) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const sender = `web-${randomBytes(SENDER_BYTES).toString('base64url')}`
  const { id } = await db()
    .insertInto('webchat_visitor')
    .values({ bot_id: botId, sender, secret_hash: hashSecret(secret), origin, created_at: now, last_seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visitor: Visitor = {
    id,
    botId,
    sender,
    chatId: null,
    consented: false,
    companyId: null,
    since: 0,
  }
  return { visitor, secret }
}

/** Returns the visitor with this secret, of the bot with this public key. A removed bot has none. */
export async function findVisitor(key: string, secret: string | undefined, now: Date): Promise<Visitor | undefined> {
  if (!secret) return undefined
  const row = await db()
    .selectFrom('webchat_visitor')
    .select(COLUMNS)
    .where('bot_id', '=', ({ selectFrom }) =>
      selectFrom('bot').select('id').where('webchat_key', '=', key).where('removed_at', 'is', null),
    )
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst()
  if (!row) return undefined
  if (now.getTime() - Date.parse(row.last_seen_at) > TOUCH_AFTER_MS)
    await db().updateTable('webchat_visitor').set({ last_seen_at: now }).where('id', '=', row.id).execute()
  return {
    id: row.id,
    botId: row.bot_id,
    sender: row.sender,
    chatId: row.chat_id,
    consented: row.consented_at !== null,
    companyId: row.company_id,
    since: Number(row.restarted_at_message),
  }
}

/** Limits per visitor and minute, regardless of their address. */
const PER_MINUTE = { message: 30, file: 10, typing: 60, rating: 6, offline: 3, restart: 6 } as const

/** Texts for visitors, in place of the usual ones. */
export const webchatErrors = {
  too_many: 'Recibí muchos mensajes juntos. {Esperá/Espera/Espere} {{espera}} y seguimos.',
}

/** Counts an action of a visitor; 429 when they exceed the limit. */
export async function limitVisitor({ id }: Visitor, what: keyof typeof PER_MINUTE, now: Date): Promise<void> {
  const { ok, retryAfter } = await countCall(`webchat ${what} ${id}`, PER_MINUTE[what], 60, now)
  if (ok) return
  throw tooManyRequests(retryAfter)
}

/** Days after which visitors who never wrote are deleted. */
const FORGET_DAYS = 30

/** Deletes visitors who never wrote and were not seen recently. Returns how many. */
export async function cleanVisitors(now: Date): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('webchat_visitor')
    .where('chat_id', 'is', null)
    .where('last_seen_at', '<', instant(new Date(now.getTime() - FORGET_DAYS * 86_400_000)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
