import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { storeHere } from '../../foundation/store/db.ts'
import type { ChatFilter } from './filter.ts'

/** Totals that are remembered of a store; the one used longest ago makes room. */
const MOST = 1_000

interface Known {
  total: number
  /** the bot's last event when it was counted */
  seq: number
}

const totals = new WeakMap<object, Map<string, Known>>()

function totalsHere(): Map<string, Known> {
  const store = storeHere()
  const here = totals.get(store) ?? new Map<string, Known>()
  totals.set(store, here)
  return here
}

/** Whom and what a total is of; undefined where it changes without an event, with the clock or with other tables. */
function keyOf(
  { botId, userId, roleId, areas }: Scope,
  { page_number: _, q, labels, intent, active, ...rest }: ChatFilter,
): string | undefined {
  if (q || labels?.length || intent || (active && active !== 'any')) return undefined
  return JSON.stringify([botId, userId, roleId, areas, Object.entries(rest).sort()])
}

/**
 * How many chats a filter lets through, as a part of a statement: counted, or remembered while nothing has happened in
 * the bot since, which the statement itself sees. Every change of a chat is told by an event, numbered in its own
 * transaction, so that the number stands for all that was changed before it.
 */
export function totalOf(scope: Scope, filter: ChatFilter, counting: RawBuilder<number>): RawBuilder<number> {
  const key = keyOf(scope, filter)
  const known = key === undefined ? undefined : totalsHere().get(key)
  if (!known) return counting
  return sql<number>`case when (select event_seq from bot where id = ${scope.botId}) = ${known.seq}::int8
    then ${known.total}::int8 else ${counting} end`
}

/** Remembers what was counted. */
export function keepTotal(scope: Scope, filter: ChatFilter, found: Known): void {
  const key = keyOf(scope, filter)
  if (key === undefined) return
  const here = totalsHere()
  here.delete(key)
  here.set(key, { total: found.total, seq: found.seq })
  const [oldest] = here.keys()
  if (here.size > MOST && oldest !== undefined) here.delete(oldest)
}
