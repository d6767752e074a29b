import { sql } from 'kysely'
import { tx } from '../../foundation/store/db.ts'
import { buildNobodyAvailableReplies } from '../../knowledge/dialogue/handoff.ts'
import { isOpen } from '../../knowledge/dialogue/hours.ts'
import { buildUnpromptedReply } from '../../knowledge/dialogue/unprompted-reply.ts'
import { apply } from '../chats/core/changes.ts'
import { lockChat } from '../chats/core/lock.ts'
import { NOT_URGENT } from '../chats/core/not-urgent.ts'
import { sendInChat } from '../chats/core/send-message.ts'
import { sendUnprompted } from './unprompted.ts'
import { checkAlone, type WaitingRequest, waitingRequests } from './waiting-requests.ts'

/** Minutes after the timeout in which a request is still ended. Requests that waited overnight are left to people. */
const LATE_MINUTES = 60

type Waiting = WaitingRequest & { minutes: number }

/**
 * Ends requests for a person after the timeout in the bot's settings: the customer is told that nobody was available,
 * the bot continues, and a system message informs the staff; the chat stays unanswered. Requests made or timing out
 * outside opening hours are kept, because the customer was told about the hours, and so are those that somebody
 * snoozed to attend them later.
 */
export async function endTimedOutRequests(now: Date): Promise<void> {
  const minutes = sql`(b.settings->'handoff'->>'timeout_minutes')::int`
  const requests = waitingRequests<{ minutes: number }>({
    columns: sql`${minutes} as minutes`,
    where: sql`${minutes} > 0
      and not exists (select from chat_event e where e.chat_id = c.id and e.kind = 'snoozed' and e.at >= c.requested_at)
      and c.requested_at <= ${now}::timestamptz - make_interval(mins => ${minutes})
      and c.requested_at > ${now}::timestamptz - make_interval(mins => ${minutes} + ${LATE_MINUTES}::int)`,
  })
  for await (const waiting of requests)
    await checkAlone(waiting, async () => {
      if (attendedAll(waiting, now)) await end(waiting, now)
    })
}

function attendedAll({ schedule, requested_at }: Waiting, now: Date): boolean {
  return !schedule || (isOpen(schedule, new Date(requested_at)) && isOpen(schedule, now))
}

function end({ id, bot_id, minutes, requested_at }: Waiting, now: Date): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(bot_id, id)
    if (chat.type !== 'request' || chat.live || chat.state === 2 || chat.requested_at !== requested_at) return
    if (chat.snoozed_until !== null) return
    const set = { live: false, type: 'bot' as const, assign_user_id: null, ...NOT_URGENT }
    await apply(chat, { set, events: [['reactivate', { chat_id: id, live: false }]], whole: true })
    const back = { ...chat, ...set }
    const text = `Nadie atendió en ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}: sigue el chatbot.`
    await sendInChat(back, { author: 'system', text })
    await sendUnprompted(back, now, (turn, state, bot) =>
      buildUnpromptedReply(turn, { ...state, misses: 0 }, (variants) =>
        buildNobodyAvailableReplies(bot, turn, variants),
      ),
    )
  })
}
