import { sql } from 'kysely'
import { db, tx } from '../../foundation/store/db.ts'
import { handleSilence } from '../../knowledge/dialogue/forms/timeout.ts'
import { SESSION_MINUTES } from '../../knowledge/dialogue/state.ts'
import { lockChat } from '../chats/core/lock.ts'
import { sendUnprompted } from './unprompted.ts'
import { checkAlone } from './waiting-requests.ts'

/** Maximum number of chats per run. The rest are handled by the next run. */
const MOST = 200

/**
 * Minutes after the timeout in which the message is still sent. It would be too late after a long outage of the server.
 */
const LATE_MINUTES = 60

interface Silent {
  id: number
  bot_id: number
  since: string
}

/**
 * Sends the inactivity message, once per silence, in chats where the bot spoke last and the customer has been inactive
 * for the session timeout. A bot that reminds and closes by itself says that instead.
 */
export async function sendInactivityMessages(now: Date): Promise<void> {
  const { rows } = await sql<Silent>`
    select c.id, c.bot_id, b.since
    from (
      select id, ${now}::timestamptz
        - make_interval(mins => coalesce((settings->>'session_timeout_minutes')::int, ${SESSION_MINUTES}::int)) as since
      from bot where special_state = 'chatbot_on' and jsonb_typeof(settings->'auto_resolve') is distinct from 'object'
    ) b
    join chat c on c.bot_id = b.id and c.type = 'bot' and not c.live and c.state <> 2 and c.last_message_from = 'bot'
      and c.last_message_at <= b.since and c.last_message_at > b.since - make_interval(mins => ${LATE_MINUTES}::int)
    join chat_dialogue d on d.chat_id = c.id and d.state->>'at' is not null and d.state->>'silent' is null
    join contact k on k.id = c.contact_id and not k.blocked
    order by c.last_message_at limit ${MOST}::int`.execute(db())
  for (const { id, bot_id, since } of rows)
    await checkAlone({ id, bot_id }, () =>
      tx(async () => {
        const chat = await lockChat(bot_id, id)
        const { last_message_at } = await db()
          .selectFrom('chat')
          .select('last_message_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        if (chat.type === 'bot' && !chat.live && chat.state !== 2 && last_message_at <= since)
          await sendUnprompted(chat, now, handleSilence)
      }),
    )
}
