import type { Chat, ChatItem, Fact, Facts } from './types.ts'

/** The newer of two facts; of equals the one that is there. */
export function newer<T>(known: Fact<T> | undefined, told: Fact<T>): Fact<T> {
  return known && known.seq >= told.seq ? known : told
}

/** Takes in one fact of a chat; the same chat when it was known already. */
export function learn<K extends keyof Facts>(chat: Chat, name: K, told: NonNullable<Facts[K]>): Chat {
  const known = chat.facts[name]
  if (known && known.seq >= told.seq) return chat
  return settle({ ...chat, facts: { ...chat.facts, [name]: told } })
}

export function emptyChat(id: number): Chat {
  return { id, facts: {}, heard: new Map() }
}

/** Takes in a whole chat, fetched or carried by an event; what is newer stays. */
export function learnWhole(chat: Chat, told: Fact<ChatItem>): Chat {
  if (chat.base && chat.base.seq > told.seq) return chat
  return settle({ ...chat, base: told })
}

/** Puts base and facts together. Facts that the base covers are forgotten. */
export function settle(chat: Chat): Chat {
  const { base } = chat
  if (!base) return chat.item ? { ...chat, item: undefined } : chat
  const facts = Object.fromEntries(Object.entries(chat.facts).filter(([, fact]) => fact.seq > base.seq)) as Facts
  const { left, last, open, ...rest } = facts
  const read = Math.max(open?.seq ?? 0, base.seq)
  const heard = new Map([...chat.heard].filter(([seq]) => seq > read))
  const counted = open ? heard.size : [...heard.values()].filter((at) => at > base.value.last_message_at).length
  if (left) return { ...chat, facts, heard, item: undefined }
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
  return { ...chat, facts, heard, item }
}
