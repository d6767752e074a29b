import type { EventName, EventPayloads, events } from '../../../../../generated/events.ts'
import { emitAll, type NewEvent } from '../../../foundation/realtime/emit.ts'
import { type ChatFacts, maySee, type Viewer, viewersOf } from '../../../foundation/scope/visibility.ts'
import { type ChatItem, itemOf } from './item.ts'

type ChatEventName = { [K in EventName]: (typeof events)[K]['audience'] extends 'chat' ? K : never }[EventName]

/** An event of a chat: its name and what it carries. */
export type ChatEvent = { [K in ChatEventName]: readonly [name: K, payload: EventPayloads[K]] }[ChatEventName]

interface Telling {
  /** facts before the change; absent when they did not change */
  before?: ChatFacts
  after: ChatFacts
  /** the change is more than its event says: the whole chat goes ahead of it */
  whole?: boolean
}

/**
 * Tells of a change of a chat, inside its transaction: those who see it now hear the events, those who came to see
 * it hear the whole chat first, and those who lost sight of it only that it left.
 */
export async function tell(botId: number, chatId: number, telling: Telling, ...told: ChatEvent[]): Promise<void> {
  const viewers = moves(telling) ? await viewersOf(botId) : []
  const show = telling.whole || gains(viewers, telling)
  await emitAll(botId, plan(chatId, telling, viewers, show ? await itemOf(botId, chatId) : undefined, told))
}

/** Whether a change moves a chat in or out of anybody's sight. */
export function moves({ before, after }: Telling): boolean {
  return before !== undefined && (before.area_id !== after.area_id || before.assign_user_id !== after.assign_user_id)
}

/** Whether somebody sees the chat now who did not before. */
export function gains(viewers: readonly Viewer[], { before, after }: Telling): boolean {
  return before !== undefined && viewers.some((viewer) => !maySee(viewer, before) && maySee(viewer, after))
}

/** The events of a change, in their order. */
export function plan(
  chatId: number,
  { before, after }: Telling,
  viewers: readonly Viewer[],
  whole: ChatItem | undefined,
  told: readonly ChatEvent[],
): NewEvent[] {
  const audience = { chat_id: chatId, area_id: after.area_id, assign_user_id: after.assign_user_id }
  const lost = before ? viewers.filter((viewer) => maySee(viewer, before) && !maySee(viewer, after)) : []
  return [
    ...lost.map(
      ({ userId }): NewEvent => ({ name: 'chat-left', payload: { chat_id: chatId }, audience: { user_id: userId } }),
    ),
    ...(whole ? [{ name: 'conversation', payload: { chat: whole }, audience } as NewEvent] : []),
    ...told.map(([name, payload]) => ({ name, payload, audience }) as NewEvent),
  ]
}
