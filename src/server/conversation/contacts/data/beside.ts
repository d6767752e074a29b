import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/** A transaction by its id, and the oldest that was open beside it: its own if there was none. */
export interface Beside {
  own: string
  oldest: string
}

/** Returns the current transaction, which must have changed or locked something. */
export async function besideThis(): Promise<Beside> {
  const { rows } = await sql<Beside>`
    select pg_current_xact_id()::text as own, pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db())
  const [row] = rows
  if (!row) throw new Error('There is no transaction')
  return row
}

/** Milliseconds to wait for others: an idle transaction is rolled back after a minute. */
const LONGEST = 60_000
/** Milliseconds between two looks, doubled each time. */
const PAUSES = { first: 10, longest: 500 }

/**
 * Waits until all transactions have ended that were open beside one that was committed.
 * @returns whether there were any
 */
export async function othersEnded({ own, oldest }: Beside): Promise<boolean> {
  const { rows } = await sql<{ next: string; isAlone: boolean }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next,
      ${own}::text = ${oldest}::text and pg_snapshot_xmax(pg_current_snapshot())::text::bigint = ${own}::text::bigint + 1
        as "isAlone"`.execute(db())
  const [{ next, isAlone } = { next: own, isAlone: true }] = rows
  if (isAlone) return false
  const until = performance.now() + LONGEST
  for (let pause = PAUSES.first; performance.now() < until; pause = Math.min(pause * 2, PAUSES.longest)) {
    const { rows } = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::text::xid8 as ended`.execute(db())
    if (rows[0]?.ended) break
    await setTimeout(pause)
  }
  return true
}
