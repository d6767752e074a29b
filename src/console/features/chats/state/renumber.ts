import type { Inbox } from './inbox-types.ts'
import type { Thread } from './types.ts'

/** Returns the inbox after events were lost: the messages of each thread may have a gap from now on. */
export function withGaps(before: Inbox, seq: number): Inbox {
  const threads = [...before.state.threads].map(
    ([id, thread]) => [id, { ...thread, gap: { isRestart: thread.gap?.isRestart === true } }] as const,
  )
  return { ...before, state: { ...before.state, seq: Math.max(before.state.seq, seq), threads: new Map(threads) } }
}

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
  const mentions = [...state.mentions].map(([id, mention]) => [id, { ...mention, seq: 0 }] as const)
  const availability = [...state.availability].map(([id, fact]) => [id, { ...fact, seq: 0 }] as const)
  const gap = { isRestart: true }
  const threads = [...state.threads.values()].map((thread) => [thread.chatId, forgetting(thread, gap)] as const)
  return {
    ...before,
    seq,
    state: {
      ...state,
      seq,
      chats: new Map(chats),
      threads: new Map(threads),
      pins: new Map(pins),
      mentions: new Map(mentions),
      availability: new Map(availability),
    },
  }
}

/** Returns a thread that shows its messages, and knows nothing of earlier events. */
const forgetting = ({ customer: _, ...thread }: Thread, gap: Thread['gap']): Thread => ({
  ...thread,
  ...{ statuses: new Map(), reactions: new Map(), texts: new Map(), tail: [], since: 0, gap },
})
