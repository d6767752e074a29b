import { currentCall } from '../../../foundation/http/context.ts'
import { notify } from '../../../foundation/notify/notify.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { nextAgent } from './areas.ts'
import { sendAssignmentMessage } from './assignment-message.ts'
import { apply, hasDeadline, personOf, requireArea } from './changes.ts'
import type { ChatEvent } from './chat-events.ts'
import { incrementCounts } from './counts.ts'
import { type LockedChat, lockChat } from './lock.ts'
import { NOT_URGENT } from './not-urgent.ts'
import { noteForRules } from './rule-events.ts'
import { previousAgent } from './same-agent.ts'
import { asBot } from './thread-actor.ts'
import { type RequestReason, urgencyFor } from './urgency.ts'

/** Runs a transaction of the bot, unless a rule has it done. */
const byBot = <T>(work: () => Promise<T>): Promise<T> => asBot(() => tx(work))

/**
 * Moves a chat to an area on behalf of the bot or a rule. Does nothing when the area was deleted or the chat is
 * assigned or attended by a person.
 */
export function putIntoArea(botId: number, chatId: number, areaId: number): Promise<void> {
  return byBot(async () => {
    const chat = await lockChat(botId, chatId)
    if (chat.area_id === areaId || chat.live || chat.assign_user_id !== null) return
    const area = await db()
      .selectFrom('area')
      .select(['id', 'name'])
      .where('bot_id', '=', botId)
      .where('id', '=', areaId)
      .executeTakeFirst()
    if (!area) return
    const set = { area_id: area.id, assign_user_id: null }
    await apply(chat, { set, events: [['change-area', { chat_id: chatId, area }]], whole: hasDeadline(chat) })
  })
}

/** Returns a chat to the bot after inactivity, unless a message was written or people got or snoozed it meanwhile. */
export function returnToBot(botId: number, chatId: number, silentSince: string): Promise<boolean> {
  return tx(async () => {
    const chat = await lockChat(botId, chatId)
    const { last_message_at } = await db()
      .selectFrom('chat')
      .select('last_message_at')
      .where('id', '=', chatId)
      .executeTakeFirstOrThrow()
    const isLater = (at: string | null) => at !== null && at > silentSince
    if (chat.type === 'bot' || chat.state === 2 || chat.snoozed_until !== null) return false
    if ([last_message_at, chat.requested_at, chat.given_at].some(isLater)) return false
    await apply(chat, {
      set: { live: false, type: 'bot', assign_user_id: null, ...NOT_URGENT },
      events: [['reactivate', { chat_id: chatId, live: false }]],
      whole: true,
    })
    return true
  })
}

/**
 * Requests a person on behalf of the bot or a rule: the chat becomes a request, in the given area if any. A chat that
 * is already assigned keeps its person and area. What the customer wrote decides whether it is urgent.
 */
export function requestPerson(
  botId: number,
  chatId: number,
  areaId: number | null,
  reason?: RequestReason,
): Promise<void> {
  return byBot(async () => {
    const chat = await lockChat(botId, chatId)
    if (chat.live || chat.state === 2 || chat.type === 'request') return
    const requested_at = currentCall().services.clock().toISOString()
    const urgency = { urgency_cleared: null, urgency: await urgencyFor(chat, reason) }
    if (chat.assign_user_id !== null) {
      await apply(chat, {
        set: { type: 'request', requested_at, ...urgency },
        events: [],
        whole: true,
        afterwards: sendAssignmentMessage,
      })
      return handedOff(chat, urgency, requested_at)
    }
    const area = areaId === null ? undefined : await requireArea(botId, areaId)
    const turn =
      (await previousAgent(chat, area?.id ?? null)) ?? (area ? await nextAgent(botId, area.id, chat.contact_id) : null)
    const assigned = area || turn !== null ? { assign_user_id: turn } : {}
    const set = { type: 'request' as const, requested_at, ...urgency, ...(area && { area_id: area.id }), ...assigned }
    const events: ChatEvent[] = area ? [['change-area', { chat_id: chatId, area }]] : []
    if (turn !== null) events.push(['assign-user', { chat_id: chatId, assign_user: await personOf(turn) }])
    await apply(chat, { set, events, whole: true, ...(turn !== null && { afterwards: sendAssignmentMessage }) })
    await handedOff(chat, urgency, requested_at)
  })
}

/** Counts that the bot handed a chat over, and tells the team and the webhooks. */
async function handedOff(
  { bot_id, id, channel, user_name }: LockedChat,
  { urgency }: Pick<LockedChat, 'urgency'>,
  requestedAt: string,
): Promise<void> {
  await incrementCounts(bot_id, channel, 'handoffs')
  await noteForRules(bot_id, id, 'request', { key: requestedAt })
  await notify(bot_id, {
    ...{ event: 'live_chat', key: `${id} ${requestedAt}`, chatId: id },
    text: `${user_name || 'Un cliente'} pide hablar con una persona`,
  })
  await notifyWebhooks(bot_id, { event: 'handoff', chatId: id, data: { urgency } })
}
