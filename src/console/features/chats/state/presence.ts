import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import type { Inbox } from './inbox-types.ts'

/** Milliseconds for which a typing event is valid. */
export const TYPING_MS = 6000

/** Returns the typing entries that have not expired. */
export const activeTyping = (typing: Inbox['typing'], now = Date.now()): Inbox['typing'] =>
  new Map([...typing].filter(([, { until }]) => until > now))

/** Returns the typing entries after a typing event. */
export function applyTyping(typing: Inbox['typing'], event: Typing, now = Date.now()): Inbox['typing'] {
  const key = `${event.chat_id}:${event.user?.id ?? 'customer'}`
  const next = new Map(activeTyping(typing, now))
  if (event.typing) next.set(key, { ...event, until: now + TYPING_MS })
  else next.delete(key)
  return next
}

/** Returns the typing entries after new messages: the author of a message is no longer typing. */
export function clearTyping(typing: Inbox['typing'], events: readonly AnyEvent[]): Inbox['typing'] {
  if (typing.size === 0) return typing
  const said = events.flatMap(({ name, payload }) => (name === 'message' ? [payload] : []))
  const over = [...typing].filter(([, { chat_id, user }]) =>
    said.some(({ chat_id: at, message: { type, user_id } }) => {
      if (at !== chat_id) return false
      return user ? type === 'agent' && user_id === user.id : type === 'user'
    }),
  )
  if (over.length === 0) return typing
  return new Map([...typing].filter(([key]) => !over.some(([ended]) => ended === key)))
}

/** Returns the presence of colleagues after one of them changed. */
export function applyPresence(presence: Inbox['presence'], event: Presence): Inbox['presence'] {
  const next = new Map(presence)
  if (event.here) next.set(event.user.id, event)
  else next.delete(event.user.id)
  return next
}
