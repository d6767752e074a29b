import { sql } from 'kysely'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'

export type Counter = 'conversations' | 'messages_in' | 'messages_bot' | 'messages_agent' | 'handoffs' | 'resolved'

/**
 * Increments counters of the current day of the bot, for the home page and analytics. Call it within the transaction of
 * the change.
 */
export async function incrementCounts(botId: number, channel: string, ...what: Counter[]): Promise<void> {
  await countStatement(botId, channel, what).execute(db())
}

/** {@link incrementCounts} as a statement, to be used as part of another one. */
export function countStatement(botId: number, channel: string, what: readonly Counter[]) {
  if (what.length === 0) return sql<{ bot_id: number }>`select id as bot_id from bot where false`
  const at = currentCall().services.clock()
  const columns = sql.join(what.map((name) => sql.ref(name)))
  const ones = sql.join(what.map(() => sql`1`))
  const more = sql.join(what.map((name) => sql`${sql.ref(name)} = daily_count.${sql.ref(name)} + 1`))
  return sql<{ bot_id: number }>`
    insert into daily_count (bot_id, day, channel, ${columns})
    select id, (${at}::timestamptz at time zone coalesce(settings->>'timezone', ${TIMEZONE}))::date, ${channel}, ${ones}
    from bot where id = ${botId}
    on conflict (bot_id, day, channel) do update set ${more} returning bot_id`
}
