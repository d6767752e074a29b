import { createHash, randomBytes } from 'node:crypto'
import { problem } from '../../foundation/http/problem.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { take } from '../../foundation/store/rate.ts'

/** Bytes of a visitor's secret (256 bit) and of the name that the channel knows him by. */
const SECRET_BYTES = 32
const SENDER_BYTES = 9
/** Milliseconds between two notes of when a visitor was last here. */
const TOUCH_AFTER_MS = 60_000

/** One browser that writes from a page. */
export interface Visitor {
  id: number
  botId: number
  /** his name among the channel's senders */
  sender: string
  chatId: number | null
  rating: number | null
  /** he accepted the privacy notice */
  consented: boolean
  /** he began anew after this message, and does not see what came before it */
  since: number
}

const COLUMNS = [
  'id',
  'bot_id',
  'sender',
  'chat_id',
  'rating',
  'last_seen_at',
  'consented_at',
  'restarted_at_message',
] as const

/** Secrets are kept hashed: who reads the table cannot write in anybody's name. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** The secret of an `Authorization: Visitor …` header. */
export function secretIn(header: string | undefined): string | undefined {
  return /^Visitor ([\w-]{43})$/.exec(header ?? '')?.[1]
}

/** Makes a visitor and the secret that only his browser will know. */
export async function makeVisitor(botId: number, origin: string, now: Date) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const sender = `web-${randomBytes(SENDER_BYTES).toString('base64url')}`
  const { id } = await db()
    .insertInto('webchat_visitor')
    .values({ bot_id: botId, sender, secret_hash: hashSecret(secret), origin, created_at: now, last_seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const visitor: Visitor = { id, botId, sender, chatId: null, rating: null, consented: false, since: 0 }
  return { visitor, secret }
}

/** The visitor whose secret this is, of the bot with this public key. */
export async function findVisitor(key: string, secret: string | undefined, now: Date): Promise<Visitor | undefined> {
  if (!secret) return undefined
  const row = await db()
    .selectFrom('webchat_visitor')
    .select(COLUMNS)
    .where('bot_id', '=', ({ selectFrom }) => selectFrom('bot').select('id').where('webchat_key', '=', key))
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
    rating: row.rating,
    consented: row.consented_at !== null,
    since: Number(row.restarted_at_message),
  }
}

/** What one visitor may do in a minute, whatever addresses he comes from. */
const PER_MINUTE = { message: 30, file: 10, typing: 60, rating: 6, offline: 3, restart: 6 } as const

/** Counts something that a visitor does; 429 when he does it too often. */
export async function limit({ id }: Visitor, what: keyof typeof PER_MINUTE, now: Date): Promise<void> {
  const { ok, retryAfter } = await take(`webchat ${what} ${id}`, PER_MINUTE[what], 60, now)
  if (ok) return
  throw problem(429, 'too_many', `Demasiados envíos seguidos. Volver a intentar en ${retryAfter} segundos.`)
}

/** Days after which somebody who looked and never wrote is forgotten. */
const FORGET_DAYS = 30

/** Forgets the visitors who never wrote and are long gone; answers how many. */
export async function cleanVisitors(now: Date): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('webchat_visitor')
    .where('chat_id', 'is', null)
    .where('last_seen_at', '<', instant(new Date(now.getTime() - FORGET_DAYS * 86_400_000)))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
