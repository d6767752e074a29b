import { mergeFacts } from './chat.ts'
import type { Chat, Thread } from './types.ts'

/**
 * Maximum number of threads kept, and of messages kept per closed thread. The inbox stays open all day, so memory must
 * be bounded.
 */
const THREADS = 25
const KEPT_MESSAGES = 100

/** Drops threads opened long ago and trims the others; the open one stays complete. */
export function evictThreads(threads: ReadonlyMap<number, Thread>, open: number | null): ReadonlyMap<number, Thread> {
  const entries = [...threads].slice(-THREADS).map(([id, thread]): [number, Thread] => {
    if (id === open || thread.messages.length <= KEPT_MESSAGES) return [id, thread]
    return [id, { ...thread, messages: thread.messages.slice(-KEPT_MESSAGES), more: true }]
  })
  return new Map(entries)
}

/** Marks a chat as read locally, even if the base says unread. */
export function markRead(chat: Chat): Chat {
  if (!chat.base || !chat.item?.open) return chat
  const { open: _, ...facts } = chat.facts
  const value = { ...chat.base.value, open: false, unread_count: 0 }
  const newMessages = new Map([...chat.newMessages].map(([seq]) => [seq, ''] as const))
  return mergeFacts({ ...chat, facts, newMessages, base: { ...chat.base, value } })
}
