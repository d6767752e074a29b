import { settle } from './chat.ts'
import type { Chat, Thread } from './types.ts'

/** Most threads kept, and most messages kept of one that is not open: an inbox is open for a whole day. */
const THREADS = 25
const KEPT_MESSAGES = 100

/** The threads without what was read long ago; the open one stays whole. */
export function dropOld(threads: ReadonlyMap<number, Thread>, open: number | null): ReadonlyMap<number, Thread> {
  const entries = [...threads].slice(-THREADS).map(([id, thread]): [number, Thread] => {
    if (id === open || thread.messages.length <= KEPT_MESSAGES) return [id, thread]
    return [id, { ...thread, messages: thread.messages.slice(-KEPT_MESSAGES), more: true }]
  })
  return new Map(entries)
}

/** What the user has read here is read, whatever the last whole said. */
export function markRead(chat: Chat): Chat {
  if (!chat.base || !chat.item?.open) return chat
  const { open: _, ...facts } = chat.facts
  const value = { ...chat.base.value, open: false, unread_count: 0 }
  const heard = new Map([...chat.heard].map(([seq]) => [seq, ''] as const))
  return settle({ ...chat, facts, heard, base: { ...chat.base, value } })
}
