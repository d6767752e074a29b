import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'

/**
 * Messages per second of a number, of the 80 that WhatsApp allows in both directions (Meta: throughput), and how many may
 * leave at once after a pause.
 */
const PER_SECOND = 60
const CAPACITY = 20
/** How fast a slowed number gets back to the usual rate: per second, each second. */
const RECOVERS = 0.2
/** Messages to one person at once, and the seconds until one more may leave (Meta: pair rate limit). */
const PAIR_CAPACITY = 45
const PAIR_SECONDS = 6

/**
 * Takes what one message needs: a place in the second of its number and one of its recipient. Returns undefined when it
 * may leave, else the milliseconds to wait.
 */
export async function takeTurn(accountId: number, chatId: number): Promise<number | undefined> {
  const { rows } = await sql<{ number: number | null; pair: number | null }>`
    with pair as (
      insert into channel_pair as p (chat_id, tokens) values (${chatId}, ${PAIR_CAPACITY - 1})
      on conflict (chat_id) do update set refilled_at = clock_timestamp(), tokens = least(${PAIR_CAPACITY}::float8,
        p.tokens + extract(epoch from clock_timestamp() - p.refilled_at) / ${PAIR_SECONDS}::float8) - 1
      where p.tokens + extract(epoch from clock_timestamp() - p.refilled_at) / ${PAIR_SECONDS}::float8 >= 1
      returning tokens
    ), number as (
      insert into channel_rate as r (account_id, tokens, per_second)
      select ${accountId}::int, ${CAPACITY - 1}::float8, ${PER_SECOND}::float8 where exists (select from pair)
      on conflict (account_id) do update set
        refilled_at = clock_timestamp(),
        per_second = least(${PER_SECOND}::float8,
          r.per_second + ${RECOVERS}::float8 * extract(epoch from clock_timestamp() - r.refilled_at)),
        tokens = least(${CAPACITY}::float8,
          r.tokens + r.per_second * extract(epoch from clock_timestamp() - r.refilled_at)) - 1
      where (r.paused_until is null or r.paused_until <= clock_timestamp())
        and r.tokens + r.per_second * extract(epoch from clock_timestamp() - r.refilled_at) >= 1
      returning tokens
    )
    select (select tokens from number) as number, (select tokens from pair) as pair`.execute(db())
  const [turn] = rows
  if (turn?.pair === null || turn?.pair === undefined) return (PAIR_SECONDS * 1000) / 2
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
