import type { Inbox } from './inbox-types.ts'
import { emptyThread } from './thread.ts'

/**
 * Returns the inbox of a server whose sequence numbers start again from `seq`: shown data stays on screen until the
 * next answers, and any of these replaces it.
 */
export function renumbered(before: Inbox, seq: number): Inbox {
  const { state } = before
  const chats = [...state.chats.values()].flatMap(({ id, item }) =>
    item ? [[id, { id, facts: {}, newMessages: new Map(), base: { seq: 0, value: item }, item }] as const] : [],
  )
  const pins = [...state.pins].map(([id, pin]) => [id, { ...pin, seq: 0 }] as const)
  const availability = [...state.availability].map(([id, fact]) => [id, { ...fact, seq: 0 }] as const)
  return {
    ...before,
    seq,
    state: {
      ...state,
      seq,
      chats: new Map(chats),
      threads: new Map([...state.threads.keys()].map((id) => [id, emptyThread(id)])),
      pins: new Map(pins),
      availability: new Map(availability),
    },
  }
}
