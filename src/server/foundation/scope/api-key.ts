import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { TIMEZONE } from '../../../contract/zone.ts'
import { db, instant } from '../store/db.ts'

// A token is mst_, eight signs that find its row, and 43 signs that only its holder knows: 256 bits. A plain hash of so
// many random bits cannot be guessed, so that none of the slow ones for passwords is needed.

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const START = 'mst_'
const PREFIX_LENGTH = START.length + 8
const SECRET_LENGTH = 43
const TOKEN = new RegExp(`^${START}[0-9A-Za-z]{${PREFIX_LENGTH - START.length + SECRET_LENGTH}}$`)

/** `last_used_at` may lag behind by this, so that a call rarely writes. */
const TOUCH_AFTER_MS = 60_000

/** A new token, and what the database stores of it. */
interface NewToken {
  readonly token: string
  readonly prefix: string
  readonly hash: string
  readonly last_four: string
}

/** Makes a random token. */
export function makeToken(): NewToken {
  const random = Array.from(
    { length: PREFIX_LENGTH - START.length + SECRET_LENGTH },
    () => SIGNS[randomInt(SIGNS.length)],
  )
  const token = START + random.join('')
  return { token, prefix: token.slice(0, PREFIX_LENGTH), hash: hashOf(token), last_four: token.slice(-4) }
}

/** Returns the row of a token with facts of its bot; undefined if there is no such key. */
export async function findApiKey(token: string) {
  if (!TOKEN.test(token)) return undefined
  const row = await db()
    .selectFrom('api_key as k')
    .innerJoin('bot as b', 'b.id', 'k.bot_id')
    .select(['k.id', 'k.bot_id', 'k.name', 'k.hash', 'k.scopes', 'k.expires_at', 'k.revoked_at', 'k.last_used_at'])
    .select(['b.plan_id', 'b.suspended_reason', 'b.removed_at'])
    .select(sql<string>`coalesce(b.settings->>'timezone', ${TIMEZONE})`.as('time_zone'))
    .where('k.prefix', '=', token.slice(0, PREFIX_LENGTH))
    .executeTakeFirst()
  return row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashOf(token))) ? row : undefined
}

/** Notes that a key was used, at most once a minute. */
export async function touchApiKey(
  { id, last_used_at }: { id: number; last_used_at: string | null },
  ip: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - TOUCH_AFTER_MS)
  if (last_used_at !== null && Date.parse(last_used_at) >= since.getTime()) return
  await db()
    .updateTable('api_key')
    .set({ last_used_at: now, last_used_ip: ip })
    .where('id', '=', id)
    // Of several calls at once, one writes.
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<', instant(since))]))
    .execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
