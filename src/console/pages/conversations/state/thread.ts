import { newer } from './chat.ts'
import type { ChatMessage, Delivery, Thread } from './types.ts'

/** How far a message has come; it never goes back. */
const RANK: Record<Delivery, number> = { pending: 0, sent: 1, failed: 2, delivered: 3, read: 4 }

function further(known: Delivery | null | undefined, told: Delivery): Delivery {
  return known && RANK[known] >= RANK[told] ? known : told
}

export function emptyThread(chatId: number): Thread {
  return { chatId, messages: [], statuses: new Map(), reactions: new Map(), more: false, loaded: false, since: 0 }
}

/** A message with what events have said of it. */
function dressed(message: ChatMessage, { statuses, reactions, since }: Thread): ChatMessage {
  const status = statuses.get(message.id)
  const reaction = reactions.get(message.id)
  const next = {
    ...message,
    status: message.status === null || !status ? message.status : further(message.status, status),
    reaction: reaction && reaction.seq > since ? reaction.value : message.reaction,
  }
  return next.status === message.status && next.reaction === message.reaction ? message : next
}

/** Puts messages among the others: each once, by id. What is already there keeps its later status. */
export function addMessages(thread: Thread, told: readonly ChatMessage[]): Thread {
  if (told.length === 0) return thread
  const known = new Map(thread.messages.map((message) => [message.id, message]))
  for (const message of told) {
    const before = known.get(message.id)
    const status = before?.status && message.status ? further(before.status, message.status) : message.status
    known.set(message.id, dressed({ ...message, status }, thread))
  }
  return { ...thread, messages: [...known.values()].sort((a, b) => a.id - b.id) }
}

function change(thread: Thread, id: number): Thread {
  const at = thread.messages.findIndex((message) => message.id === id)
  const before = thread.messages[at]
  if (!before) return thread
  const after = dressed(before, thread)
  return after === before ? thread : { ...thread, messages: thread.messages.with(at, after) }
}

export function setDelivery(thread: Thread, id: number, told: Delivery): Thread {
  const status = further(thread.statuses.get(id), told)
  if (status === thread.statuses.get(id)) return thread
  return change({ ...thread, statuses: new Map(thread.statuses).set(id, status) }, id)
}

export function setReaction(thread: Thread, id: number, seq: number, value: string | null): Thread {
  const told = newer(thread.reactions.get(id), { seq, value })
  if (told === thread.reactions.get(id)) return thread
  return change({ ...thread, reactions: new Map(thread.reactions).set(id, told) }, id)
}
