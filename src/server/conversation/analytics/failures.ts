import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, isAmong } from './among.ts'
import { joinConversation } from './of-message.ts'
import { isOnDays } from './on-days.ts'
import type { Days } from './range.ts'
import { grow } from './total.ts'

/** Reasons that are told apart; the rest is together. */
const MOST = 20

/** How many messages were not sent for a reason, as staff read it in the chat. */
export interface Failure {
  reason: string
  messages: number
}

/** Returns the query for the reasons for which messages of some days were not sent. */
export const failuresOf = (scope: Scope, among: Among, days: Days): RawBuilder<Failure> => sql<Failure>`
  select ${failureReason} as reason, count(*)::int as messages ${failuresOn(scope, days)} and ${isAmong(scope, among)}
  group by 1`

/** Why a message (`m`) was not sent. */
export const failureReason = sql`coalesce(nullif(m.error, ''), 'Sin motivo informado')`

/** Returns where the messages (`m`) of some days that were not sent are read from, with the conversation (`c`) of each. */
export const failuresOn = (scope: Scope, days: Days): RawBuilder<unknown> => sql`
  from message m ${joinConversation('m')}
  where m.bot_id = ${scope.botId}::int and m.status = 'failed' and ${isOnDays('m.at', scope, days)}`

/** Returns the most frequent reasons of a period, or of the one before it. */
export function frequentReasons(...counts: readonly ReadonlyMap<string, number>[]): ReadonlySet<string> {
  const rows = counts.flatMap((reasons) => [...reasons].sort(([, some], [, more]) => more - some))
  return new Set([...new Set(rows.map(([reason]) => reason))].slice(0, MOST))
}

/** Returns how often the reasons that are told apart were, and under no name the others together. */
export function gathered(counts: ReadonlyMap<string, number>, apart: ReadonlySet<string>): Map<string, number> {
  const reasons = new Map<string, number>()
  for (const [reason, messages] of counts) grow(reasons, apart.has(reason) ? reason : '', messages)
  return reasons
}
