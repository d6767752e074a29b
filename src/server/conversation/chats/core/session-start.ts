import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { db, instant } from '../../../foundation/store/db.ts'
import { SESSION_MINUTES } from '../../../knowledge/dialogue/state.ts'

/** Hours after which a message no longer belongs to a conversation. */
export const SESSION_HOURS = 24

/**
 * Returns the last message before the conversation that a chat is in now; 0 if there is none. It began after whichever
 * came last: a message of an agent, staff who resolved the chat or gave it back to the bot, a visitor who started again,
 * or a silence as long as a session. Nobody dealt with a customer who was handed over before such a silence, so that
 * one does not count.
 */
export async function sessionStart(chatId: number): Promise<number> {
  const since = new Date(currentCall().services.clock().getTime() - SESSION_HOURS * 3_600_000)
  const { rows } = await sql<{ id: number }>`
    with bounds as (
      select
        greatest(
          (select max(id) from message where chat_id = c.id and author = 'agent'),
          (select max(id) from message where chat_id = c.id and at <= c.handled_at),
          (select max(restarted_at_message) from webchat_visitor where chat_id = c.id),
          0) as dealt,
        make_interval(mins => coalesce((b.settings->>'session_timeout_minutes')::int, ${SESSION_MINUTES}::int)) as session
      from chat c join bot b on b.id = c.bot_id where c.id = ${chatId}
    ), heard as (
      select m.id, m.at, lead(m.at) over (order by m.id) as next
      from message m, bounds
      where m.chat_id = ${chatId} and m.author = 'user' and m.id > bounds.dealt and m.at > ${instant(since)}
    )
    select greatest(dealt, (
      select max(h.id) from heard h
      where h.next - h.at > session and not exists (
        select from chat_handoff o where o.chat_id = ${chatId} and o.message_id > dealt and o.message_id <= h.id)
    ))::int as id from bounds`.execute(db())
  return rows[0]?.id ?? 0
}
