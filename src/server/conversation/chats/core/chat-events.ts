import type { EventName, EventPayloads, events } from '../../../../../generated/events.ts'
import { emitAll, type NewEvent } from '../../../foundation/realtime/emit.ts'
import { type ChatFacts, maySee, type Viewer, viewersOf } from '../../../foundation/scope/visibility.ts'
import { isNotified, notifyAssigned } from './chat-notices.ts'
import { type ChatItem, itemOf } from './item.ts'

type ChatEventName = { [K in EventName]: (typeof events)[K]['audience'] extends 'chat' ? K : never }[EventName]

/** An event of a chat: its name and payload. */
export type ChatEvent = { [K in ChatEventName]: readonly [name: K, payload: EventPayloads[K]] }[ChatEventName]

interface ChatTransition {
  /** area and assignee before the change; absent when they did not change */
  before?: ChatFacts
  after: ChatFacts
  /** emits the complete chat before the event, because the event does not contain the whole change */
  whole?: boolean
  /** the complete chat says that the chat has just become urgent */
  becameUrgent?: boolean
  /** the complete chat says who passed it to whom */
  transferred?: EventPayloads['conversation']['transferred']
}

/**
 * Emits the events of a change of a chat within its transaction. People who see the chat receive the events, people who
 * gained access receive the complete chat first, and people who lost access only that it left.
 */
export async function emitChatEvents(
  botId: number,
  chatId: number,
  transition: ChatTransition,
  ...chatEvents: ChatEvent[]
): Promise<void> {
  await notifyAssigned(botId, assignmentsIn(chatEvents))
  const viewers = changesAccess(transition) ? await viewersOf(botId) : []
  const isTold = assignmentsIn(chatEvents).some(({ assign_user }) => isNotified(assign_user))
  const show = transition.whole || isTold || grantsAccess(viewers, transition)
  await emitAll(
    botId,
    planEvents(chatId, transition, viewers, show ? await itemOf(botId, chatId) : undefined, chatEvents),
  )
}

/** Returns the assignments among the events of chats. */
export const assignmentsIn = (events: readonly ChatEvent[]): EventPayloads['assign-user'][] =>
  events.flatMap((event) => (event[0] === 'assign-user' ? [event[1]] : []))

/** Whether a change may affect who can see the chat. */
export function changesAccess({ before, after }: ChatTransition): boolean {
  return before !== undefined && (before.area_id !== after.area_id || before.assign_user_id !== after.assign_user_id)
}

/** Whether the change gives somebody access to the chat. */
export function grantsAccess(viewers: readonly Viewer[], { before, after }: ChatTransition): boolean {
  return before !== undefined && viewers.some((viewer) => !maySee(viewer, before) && maySee(viewer, after))
}

/** Returns the events of a change in order. */
export function planEvents(
  chatId: number,
  { before, after, becameUrgent, transferred }: ChatTransition,
  viewers: readonly Viewer[],
  whole: ChatItem | undefined,
  chatEvents: readonly ChatEvent[],
): NewEvent[] {
  const audience = { chat_id: chatId, area_id: after.area_id, assign_user_id: after.assign_user_id }
  const lost = before ? viewers.filter((viewer) => maySee(viewer, before) && !maySee(viewer, after)) : []
  const holder = assignmentsIn(chatEvents).at(-1)?.assign_user
  return [
    ...lost.map((viewer): NewEvent => {
      // Who sees its area may know who took it from there.
      const isTaken = holder && maySee(viewer, { ...after, assign_user_id: null })
      const payload = { chat_id: chatId, ...(isTaken && { assign_user: holder }) }
      return { name: 'chat-left', payload, audience: { user_id: viewer.userId } }
    }),
    ...(whole
      ? [
          {
            name: 'conversation',
            payload: { chat: whole, ...(becameUrgent && { became_urgent: true }), ...(transferred && { transferred }) },
            audience,
          } as NewEvent,
        ]
      : []),
    ...chatEvents.map(([name, payload]) => {
      const isTold = name === 'assign-user' && !transferred && isNotified(payload.assign_user)
      return {
        name,
        payload: isTold && whole ? { ...payload, user_name: whole.user_name } : payload,
        audience,
      } as NewEvent
    }),
  ]
}
