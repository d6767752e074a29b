import type { Chat, ChatItem, Fact, Facts } from './types.ts'

/** Returns the newer of two facts; on a tie, the known one. */
export function newerFact<T>(known: Fact<T> | undefined, next: Fact<T>): Fact<T> {
  return known && known.seq >= next.seq ? known : next
}

/** Applies one fact to a chat; returns the same object if it was already known. */
export function applyFact<K extends keyof Facts>(chat: Chat, name: K, next: NonNullable<Facts[K]>): Chat {
  const known = chat.facts[name]
  if (known && known.seq >= next.seq) return chat
  return mergeFacts({ ...chat, facts: { ...chat.facts, [name]: next } })
}

export function emptyChat(id: number): Chat {
  return { id, facts: {}, newMessages: new Map() }
}

/** Applies a complete chat, from a response or an event; newer facts are kept. */
export function applyChat(chat: Chat, next: Fact<ChatItem>): Chat {
  if (chat.base && chat.base.seq > next.seq) return chat
  return mergeFacts({ ...chat, base: next })
}

/** Computes `item` from the base and the facts. Drops facts that the base already covers. */
export function mergeFacts(chat: Chat): Chat {
  const { base } = chat
  if (!base) return chat.item ? { ...chat, item: undefined } : chat
  const facts = Object.fromEntries(Object.entries(chat.facts).filter(([, fact]) => fact.seq > base.seq)) as Facts
  const { left, last, open, ...rest } = facts
  const read = Math.max(open?.seq ?? 0, base.seq)
  const newMessages = new Map([...chat.newMessages].filter(([seq]) => seq > read))
  const counted = open
    ? newMessages.size
    : [...newMessages.values()].filter((at) => at > base.value.last_message_at).length
  if (left) return { ...chat, facts, newMessages, item: undefined }
  const item: ChatItem = { ...base.value }
  for (const [name, fact] of Object.entries(rest)) Object.assign(item, { [name]: fact.value })
  if (last && last.value.last_message_at >= item.last_message_at) Object.assign(item, last.value)
  if (open) {
    const { open: unread, count = Math.max(1, base.value.unread_count) } = open.value
    item.open = unread
    item.unread_count = unread ? count : 0
  }
  if (counted > 0) {
    item.open = true
    item.unread_count = item.unread_count + counted
  }
  return { ...chat, facts, newMessages, item }
}
