import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { currentStore } from '../../foundation/store/db.ts'
import type { ChatFilter } from './filter.ts'

/** Maximum number of cached totals per store. The least recently used is evicted. */
const MOST = 1_000

interface Known {
  total: number
  /** the bot's last event when the total was counted */
  seq: number
}

const totals = new WeakMap<object, Map<string, Known>>()

function totalsHere(): Map<string, Known> {
  const store = currentStore()
  const here = totals.get(store) ?? new Map<string, Known>()
  totals.set(store, here)
  return here
}

/**
 * Returns the cache key; undefined for filters whose total may change without an event: those that depend on the time
 * or on other tables.
 */
function keyOf(
  { botId, userId, roleId, areas }: Scope,
  { page_number: _, q, labels, intent, active, ...rest }: ChatFilter,
): string | undefined {
  if (q || labels?.length || intent || (active && active !== 'any')) return undefined
  return JSON.stringify([botId, userId, roleId, areas, Object.entries(rest).sort()])
}

/**
 * Returns the SQL expression of the number of chats that match a filter: the cached total if no event was written
 * since, otherwise a count. The statement itself compares the event number. This is correct because every change of a
 * chat writes a numbered event in its own transaction.
 */
export function cachedTotal(scope: Scope, filter: ChatFilter, counting: RawBuilder<number>): RawBuilder<number> {
  const key = keyOf(scope, filter)
  const known = key === undefined ? undefined : totalsHere().get(key)
  if (!known) return counting
  return sql<number>`case when (select event_seq from bot where id = ${scope.botId}) = ${known.seq}::int8
    then ${known.total}::int8 else ${counting} end`
}

/** Caches a total. */
export function cacheTotal(scope: Scope, filter: ChatFilter, found: Known): void {
  const key = keyOf(scope, filter)
  if (key === undefined) return
  const here = totalsHere()
  here.delete(key)
  here.set(key, { total: found.total, seq: found.seq })
  const [oldest] = here.keys()
  if (here.size > MOST && oldest !== undefined) here.delete(oldest)
}
