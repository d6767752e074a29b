import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import type { Inbox } from './inbox-types.ts'

/** Milliseconds for which a sign of typing holds without another one. */
export const TYPING_MS = 6000

/** Who still writes. */
export const still = (typing: Inbox['typing'], now = Date.now()): Inbox['typing'] =>
  new Map([...typing].filter(([, { until }]) => until > now))

/** Who writes where, after a sign of it. */
export function typingAfter(typing: Inbox['typing'], told: Typing, now = Date.now()): Inbox['typing'] {
  const key = `${told.chat_id}:${told.user?.id ?? 'customer'}`
  const next = new Map(still(typing, now))
  if (told.typing) next.set(key, { ...told, until: now + TYPING_MS })
  else next.delete(key)
  return next
}

/** Who writes where, after these events: whose message came is not writing it any more. */
export function typingUntil(typing: Inbox['typing'], events: readonly AnyEvent[]): Inbox['typing'] {
  if (typing.size === 0) return typing
  const said = events.flatMap(({ name, payload }) => (name === 'message' ? [payload] : []))
  const over = [...typing].filter(([, { chat_id, user }]) =>
    said.some(({ chat_id: at, message: { type, user_name } }) => {
      if (at !== chat_id) return false
      return user ? type === 'agent' && user_name === user.name : type === 'user'
    }),
  )
  if (over.length === 0) return typing
  return new Map([...typing].filter(([key]) => !over.some(([ended]) => ended === key)))
}

/** Where colleagues are, after one of them moved. */
export function presenceAfter(presence: Inbox['presence'], told: Presence): Inbox['presence'] {
  const next = new Map(presence)
  if (told.here) next.set(told.user.id, told)
  else next.delete(told.user.id)
  return next
}
