import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'

interface Rates {
  /** messages per second of an account */
  perSecond: number
  /** how many may leave at once after a pause */
  capacity: number
  /** messages to one person at once */
  pairCapacity: number
  /** seconds until one more may leave to that person */
  pairSeconds: number
}

/** Of the 80 messages that WhatsApp allows in both directions (Meta: throughput, pair rate limit). */
const META: Rates = { perSecond: 60, capacity: 20, pairCapacity: 45, pairSeconds: 6 }
/** Of the 30 that Telegram allows, and one per second to each person with short bursts (Telegram: Bots FAQ). */
const TELEGRAM: Rates = { perSecond: 25, capacity: 20, pairCapacity: 4, pairSeconds: 1.1 }
/** Servers of mail count hundreds per hour or day, and take more than a few at once for a flood. */
const EMAIL: Rates = { perSecond: 2, capacity: 20, pairCapacity: 10, pairSeconds: 6 }

const rates: Record<Account['kind'], Rates> = { whatsapp: META, facebook: META, telegram: TELEGRAM, email: EMAIL }

/** How fast a slowed number gets back to the usual rate: per second, each second. */
const RECOVERS = 0.2
/**
 * Takes what one message needs: a place in the second of its number and one of its recipient. Returns undefined when it
 * may leave, else the milliseconds to wait.
 */
export async function takeTurn(
  { id: accountId, kind }: Pick<Account, 'id' | 'kind'>,
  chatId: number,
): Promise<number | undefined> {
  const { perSecond, capacity, pairCapacity, pairSeconds } = rates[kind]
  const { rows } = await sql<{ number: number | null; pair: number | null }>`
    with pair as (
      insert into channel_pair as p (chat_id, tokens) values (${chatId}, ${pairCapacity - 1})
      on conflict (chat_id) do update set refilled_at = clock_timestamp(), tokens = least(${pairCapacity}::float8,
        p.tokens + extract(epoch from clock_timestamp() - p.refilled_at) / ${pairSeconds}::float8) - 1
      where p.tokens + extract(epoch from clock_timestamp() - p.refilled_at) / ${pairSeconds}::float8 >= 1
      returning tokens
    ), number as (
      insert into channel_rate as r (account_id, tokens, per_second)
      select ${accountId}::int, ${capacity - 1}::float8, ${perSecond}::float8 where exists (select from pair)
      on conflict (account_id) do update set
        refilled_at = clock_timestamp(),
        per_second = least(${perSecond}::float8,
          r.per_second + ${RECOVERS}::float8 * extract(epoch from clock_timestamp() - r.refilled_at)),
        tokens = least(${capacity}::float8,
          r.tokens + r.per_second * extract(epoch from clock_timestamp() - r.refilled_at)) - 1
      where (r.paused_until is null or r.paused_until <= clock_timestamp())
        and r.tokens + r.per_second * extract(epoch from clock_timestamp() - r.refilled_at) >= 1
      returning tokens
    )
    select (select tokens from number) as number, (select tokens from pair) as pair`.execute(db())
  const [turn] = rows
  if (turn?.pair === null || turn?.pair === undefined) return (pairSeconds * 1000) / 2
  if (turn.number !== null) return undefined
  // The place of the recipient is given back.
  await db().updateTable('channel_pair').set({ tokens: sql`tokens + 1` }).where('chat_id', '=', chatId).execute()
  return waitOf(accountId)
}

async function waitOf(accountId: number): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select greatest(extract(epoch from paused_until - clock_timestamp()), (1 - tokens) / per_second, 0.02)::float8 as wait
    from channel_rate where account_id = ${accountId}`.execute(db())
  return (rows[0]?.wait ?? 0.02) * 1000
}

/**
 * Slows a number down to half its rate and pauses it.
 * @param seconds the pause the platform asked for
 */
export async function slowDown(accountId: number, seconds: number): Promise<void> {
  await sql`
    update channel_rate set per_second = greatest(1, per_second / 2), tokens = least(tokens, 0),
      paused_until = clock_timestamp() + make_interval(secs => ${seconds}::float8)
    where account_id = ${accountId}`.execute(db())
}
