import { type RawBuilder, sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

const STORED = sql<number>`(settings->'handoff'->>'return_to_bot_after_minutes')::int`

/**
 * The chats with staff that were silent for so long that they return to the bot, as `c`, beside its settings as `b`: for
 * a `from`.
 * @param minutes the silence, if not that of the settings
 */
export const silentChats = (now: Date, minutes: RawBuilder<number> = STORED): RawBuilder<unknown> => sql`(
    select id, settings->'handoff'->>'return_message' as message,
      ${now}::timestamptz - make_interval(mins => ${minutes}) as since
    from bot where special_state = 'chatbot_on' and coalesce(${minutes}, 0) > 0
  ) b
  join chat c on c.bot_id = b.id and c.state <> 2 and c.last_message_at <= b.since
    and (c.live or c.type in ('live', 'request'))
    and coalesce(greatest(c.requested_at, c.given_at) <= b.since, true)
    and c.snoozed_until is null
    and not exists (select from chat_event e where e.chat_id = c.id and e.kind = 'woken' and e.at > b.since)`

/** Returns how many chats of a bot would return to it now after a silence of so many minutes. */
export async function countReturning(botId: number, minutes: number, now: Date): Promise<number> {
  const { rows } = await sql<{ chats: number }>`
    select count(*)::int as chats from ${silentChats(now, sql`${minutes}::int`)} where b.id = ${botId}`.execute(db())
  return rows[0]?.chats ?? 0
}
