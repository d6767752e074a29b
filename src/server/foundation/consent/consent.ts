import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { NotificationLimitsLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../http/context.ts'
import { tooManyRequests } from '../http/limits.ts'
import { commonProblems, problem } from '../http/problem.ts'
import { addressHash, mailboxHash } from '../mail/address-hash.ts'
import { formOfBot } from '../scope/form-of-address.ts'
import { db } from '../store/db.ts'
import { countCall, type RateLimitResult, uncountCall } from '../store/rate.ts'
import { consentMail } from './consent-mail.ts'

/** Whether an address outside the team gets alerts. */
export interface Consent {
  state: components['schemas']['AlertConsent']
  /** the page where its person decides; null while nobody asked them */
  link: string | null
  /** when they were asked last */
  askedAt: string | null
}

/** Who may be asked: contacts, or also an address that no contact has, to which a member sends reports. */
type Asked = 'contact' | 'anyone'

/** Path of the public page. */
export const CONSENT_PATH = '/avisos'
/** Bytes of a link's token: 256 bits cannot be guessed. */
const TOKEN_BYTES = 32
const DAY_SECONDS = 86_400
const { asks: ASKS, asks_per_day: ASKS_PER_DAY } = NotificationLimitsLimits

// The person may open it on another device, so that a name of this machine does not help.
const linkOf = (token: string): string => `${currentCall().services.settings.publicUrl}${CONSENT_PATH}/${token}`

/** Returns the consents of addresses, in their order. One that nobody was asked for is pending. */
export async function consentsOf(botId: number, addresses: readonly (string | null)[]): Promise<Consent[]> {
  const hashes = addresses.flatMap((one) => (one ? addressHash(one) : []))
  const rows = hashes.length === 0 ? [] : await rowsOf(botId, hashes).execute()
  const known = new Map(rows.map((row) => [row.address_hash, row]))
  return addresses.map((address) => {
    if (!address) return { state: 'none', link: null, askedAt: null }
    const row = known.get(addressHash(address))
    return { state: row?.state ?? 'pending', link: row ? linkOf(row.token) : null, askedAt: row?.asked_at ?? null }
  })
}

const rowsOf = (botId: number, hashes: readonly string[]) =>
  db()
    .selectFrom('alert_consent')
    .select(['address_hash', 'state', 'token', 'asks', 'asked_at'])
    .where('bot_id', '=', botId)
    .where('address_hash', 'in', hashes)

/**
 * Asks the person at an address whether alerts may come, if nobody asked them before. It does not while the bot is
 * suspended, or asked as many as it may in a day, nor if all contacts with the address are blocked, nor if its mailbox was
 * asked as often as one may under other addresses: a later alert asks.
 * Call it within a transaction.
 * @returns whether they were asked, now or before
 */
export async function askOnce(botId: number, address: string, who: Asked = 'contact'): Promise<boolean> {
  if (await isAsked(botId, address)) return true
  // Their row may be locked for an erasure, which itself may wait for what this transaction changed: it does not wait.
  const holder = await holderOf(botId, address)
    .where('blocked', '=', false)
    .forKeyShare()
    .skipLocked()
    .executeTakeFirst()
  if (!holder && (who === 'contact' || (await holderOf(botId, address).executeTakeFirst()))) return false
  const bot = await db()
    .selectFrom('bot')
    .select('id')
    .where('id', '=', botId)
    .where('suspended_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!bot || !(await countAsk(botId, address)).ok) return false
  // The count lets one transaction ask at a time: another one may have asked meanwhile.
  if (!(await isAsked(botId, address))) await ask(botId, address)
  return true
}

const isAsked = async (botId: number, address: string): Promise<boolean> =>
  (await rowsOf(botId, [addressHash(address)]).executeTakeFirst()) !== undefined

/** The contact with an address. If it is locked, an erasure waits, and takes along what is stored of the address. */
const holderOf = (botId: number, address: string) =>
  db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', botId)
    .where(sql`lower(email)`, '=', address.trim().toLowerCase())

/** Asks a contact by {@link askOnce}, if they have an address. Returns what that does; false without an address. */
export async function askContact(botId: number, contactId: number): Promise<boolean> {
  const contact = await db()
    .selectFrom('contact')
    .select('email')
    .where('bot_id', '=', botId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  return contact?.email ? askOnce(botId, contact.email) : false
}

/**
 * Asks the person at an address again. Call it within a transaction.
 * @param notSince another question after it makes this one needless
 * @throws 404 if no contact has it who must be one; 409 if they answered, or were asked as often as one may be, or lately;
 * 429 if the bot asked as many as it may in a day, or that mailbox as often as one may
 */
export async function askAgain(
  botId: number,
  address: string,
  { who = 'contact', notSince }: { who?: Asked; notSince?: Date } = {},
): Promise<void> {
  const holder = await holderOf(botId, address).forKeyShare().executeTakeFirst()
  if (!holder && who === 'contact') throw commonProblems.notFound()
  const { ok, retryAfter, text } = await countAsk(botId, address)
  const known = await rowsOf(botId, [addressHash(address)])
    .forUpdate()
    .executeTakeFirst()
  if (known?.state === 'confirmed')
    throw problem(409, 'answered', 'Ese contacto ya confirmó su correo: recarga la página.')
  if (known?.state === 'refused')
    throw problem(
      409,
      'answered',
      'No quiere recibir avisos. Si cambia de idea, puede aceptarlos en el enlace que le enviamos.',
    )
  if (known?.asked_at && notSince && Date.parse(known.asked_at) > notSince.getTime())
    throw problem(409, 'too_many', 'Acabamos de pedírselo. Pídele que busque nuestro correo.')
  if (known && known.asks >= ASKS.maximum)
    throw problem(
      409,
      'too_many',
      `Ya le pedimos ${ASKS.maximum} veces que confirme. Pídele que busque nuestro correo.`,
    )
  if (!ok) throw tooManyRequests(retryAfter, text)
  await ask(botId, address)
}

/** Counts a request for consent, of the bot and of the mailbox. Beyond a limit it counts none, and returns the text that says so. */
async function countAsk(botId: number, address: string): Promise<RateLimitResult & { text: string }> {
  const now = currentCall().services.clock()
  const count = (key: string, most: number) => countCall(key, most, DAY_SECONDS, now, { durable: true })
  // The bot's count comes first and serializes its requests: two that ask the same mailboxes in a different order do not deadlock.
  const key = `alert asks ${botId}`
  const ofBot = await count(key, ASKS_PER_DAY.maximum)
  if (!ofBot.ok) return { ...ofBot, text: `Hoy ya enviamos ${ASKS_PER_DAY.maximum} confirmaciones. Inténtalo mañana.` }
  const ofMailbox = await count(`${key} ${mailboxHash(address)}`, ASKS.maximum)
  if (!ofMailbox.ok) await uncountCall(key, now)
  return { ...ofMailbox, text: `Hoy ya le pedimos ${ASKS.maximum} veces que confirme. Inténtalo mañana.` }
}

/** Sends the mail with the link, which stays the same. */
async function ask(botId: number, address: string): Promise<void> {
  const { mail, clock } = currentCall().services
  const { token } = await db()
    .insertInto('alert_consent')
    .values({
      ...{ bot_id: botId, address_hash: addressHash(address), asked_at: clock() },
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['bot_id', 'address_hash'])
        .doUpdateSet((is) => ({ asked_at: clock(), asks: is('alert_consent.asks', '+', 1) })),
    )
    .returning('token')
    .executeTakeFirstOrThrow()
  const { name } = await db().selectFrom('bot').select('name').where('id', '=', botId).executeTakeFirstOrThrow()
  const facts = { bot: name, form: await formOfBot(botId), link: linkOf(token) }
  await mail.send(consentMail(address, facts), { botId, isAlert: true, onlyIf: 'pending' })
}
