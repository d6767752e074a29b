import { sql } from 'kysely'
import { db, tx } from '../../foundation/store/db.ts'
import { handleFormTimeout } from '../../knowledge/dialogue/forms/timeout.ts'
import { usualWindowEnd } from '../chats/core/item.ts'
import { lockChat } from '../chats/core/lock.ts'
import { sendUnprompted } from './unprompted.ts'
import { checkAlone } from './waiting-requests.ts'

/** Maximum number of chats per run. The rest are handled by the next run. */
const MOST = 200

/** Minutes after the end of the time in which the customer is still told. */
const LATE_MINUTES = 60

interface Due {
  id: number
  bot_id: number
  late: boolean
}

/**
 * Ends the forms whose customers did not answer in time. While people have a conversation its form waits, and the time begins anew when they leave it; a resolved one
 * says nothing any more.
 */
export async function endTimedOutForms(now: Date): Promise<void> {
  const until = sql`greatest((d.state->'form'->>'at')::timestamptz, c.last_agent_at, c.requested_at)
    + make_interval(mins => (d.state->'form'->>'minutes')::int)`
  const { rows } = await sql<Due>`
    select c.id, c.bot_id,
      c.state = 2 or ${until} < ${now}::timestamptz - make_interval(mins => ${LATE_MINUTES}::int) as late
    from chat_dialogue d
    join chat c on c.id = d.chat_id
    join bot b on b.id = c.bot_id and b.special_state = 'chatbot_on'
    where d.state->'form' is not null and ${until} < ${now}::timestamptz
      and ((c.type = 'bot' and not c.live) or c.state = 2)
    order by c.id limit ${MOST}::int`.execute(db())
  for (const { id, bot_id, late } of rows)
    await checkAlone({ id, bot_id }, () =>
      tx(async () => {
        const chat = await lockChat(bot_id, id)
        const window = usualWindowEnd(chat)
        const isSilent = late || (window !== null && Date.parse(window) <= now.getTime())
        if (chat.state === 2 || (chat.type === 'bot' && !chat.live))
          await sendUnprompted(chat, now, (turn, state, bot) => handleFormTimeout(turn, state, bot, isSilent))
      }),
    )
}
