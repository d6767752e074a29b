import type { EventName, EventPayloads, events } from '../../../generated/events.ts'
import { emit } from '../realtime/emit.ts'
import { type ChatFacts, maySee, viewersOf } from '../scope/visibility.ts'
import { itemOf } from './item.ts'

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
export async function tell(botId: number, chatId: number, { before, after, whole }: Telling, ...told: ChatEvent[]) {
  let show = whole ?? false
  if (before && (before.area_id !== after.area_id || before.assign_user_id !== after.assign_user_id)) {
    const viewers = await viewersOf(botId)
    const lost = viewers.filter((viewer) => maySee(viewer, before) && !maySee(viewer, after))
    show ||= viewers.some((viewer) => !maySee(viewer, before) && maySee(viewer, after))
    for (const { userId } of lost) await emit(botId, 'chat-left', { chat_id: chatId }, { user_id: userId })
  }
  const audience = { chat_id: chatId, area_id: after.area_id, assign_user_id: after.assign_user_id }
  if (show) await emit(botId, 'conversation', { chat: await itemOf(botId, chatId) }, audience)
  for (const [name, payload] of told) await emit(botId, name, payload as never, audience as never)
}
