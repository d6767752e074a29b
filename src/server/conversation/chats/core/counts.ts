import { sql } from 'kysely'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'

export type Counter = 'conversations' | 'messages_in' | 'messages_bot' | 'messages_agent' | 'handoffs' | 'resolved'

/** Counts what happened in the bot's day, for the home page and analytics. Inside the transaction of what happened. */
export async function count(botId: number, channel: string, ...what: Counter[]): Promise<void> {
  await counting(botId, channel, what).execute(db())
}

/** {@link count} as a statement, to be a part of another one. */
export function counting(botId: number, channel: string, what: readonly Counter[]) {
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
