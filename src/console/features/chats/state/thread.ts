import { newer } from './chat.ts'
import type { ChatMessage, Delivery, Thread } from './types.ts'

/** How far a message has come; it never goes back. */
const RANK: Record<Delivery, number> = { pending: 0, sent: 1, failed: 2, delivered: 3, read: 4 }

function further(known: Delivery | null | undefined, told: Delivery): Delivery {
  return known && RANK[known] >= RANK[told] ? known : told
}

const PRESENT = { more: false, past: false, tail: [] } as const

export function emptyThread(chatId: number): Thread {
  return { chatId, messages: [], statuses: new Map(), reactions: new Map(), ...PRESENT, loaded: false, since: 0 }
}

/** A message with what events have said of it. */
function dressed(message: ChatMessage, { statuses, reactions, customer, since }: Thread): ChatMessage {
  const status = statuses.get(message.id)
  const reaction = reactions.get(message.id)
  const next = {
    ...message,
    status: message.status === null || !status ? message.status : further(message.status, status),
    reaction: reaction && reaction.seq > since ? reaction.value : message.reaction,
    user_name: message.type === 'user' && customer && customer.seq > since ? customer.value : message.user_name,
  }
  const same = (['status', 'reaction', 'user_name'] as const).every((name) => next[name] === message[name])
  return same ? message : next
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

/** Takes in a message that has just been written. While the past is shown it waits for the present to be reached. */
export function hearMessage(thread: Thread, message: ChatMessage): Thread {
  return thread.past ? { ...thread, tail: [...thread.tail, message] } : addMessages(thread, [message])
}

/** A part of a chat as the server answers it, and whether there is more on either side. */
interface Part {
  messages: readonly ChatMessage[]
  older: boolean
  newer: boolean
}

/**
 * Shows another part of the past: joined to what is known where the two meet, else instead of it, so that there never
 * is a hole.
 */
export function showPart(thread: Thread, { messages, older, newer }: Part): Thread {
  const [first, last] = [messages[0]?.id, messages.at(-1)?.id]
  const [knownFirst, knownLast] = [thread.messages[0]?.id, thread.messages.at(-1)?.id]
  if (first === undefined || last === undefined) return thread
  const meets = knownFirst !== undefined && knownLast !== undefined && first <= knownLast && last >= knownFirst
  if (meets) {
    const joined = addMessages({ ...thread, more: first < knownFirst ? older : thread.more }, messages)
    return last > knownLast ? toPresent({ ...joined, past: newer }) : joined
  }
  const alone = addMessages({ ...thread, messages: [], more: older, past: newer }, messages)
  // what was shown up to now may be newer than anything the server had to answer with
  return newer ? alone : toPresent(alone)
}

/** Adds the page after what is shown. */
export function addNewer(thread: Thread, messages: readonly ChatMessage[], newer: boolean): Thread {
  return toPresent(addMessages({ ...thread, past: newer }, messages))
}

/** Once the past reaches the present, what came in meanwhile belongs to it. */
function toPresent(thread: Thread): Thread {
  return thread.past ? thread : { ...addMessages(thread, thread.tail), tail: [] }
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

/** Notes what the customer is called now, in all that he said. */
export function setCustomer(thread: Thread, seq: number, value: string): Thread {
  const customer = newer(thread.customer, { seq, value })
  if (customer === thread.customer) return thread
  const named = { ...thread, customer }
  return { ...named, messages: thread.messages.map((message) => dressed(message, named)) }
}

export function setReaction(thread: Thread, id: number, seq: number, value: string | null): Thread {
  const told = newer(thread.reactions.get(id), { seq, value })
  if (told === thread.reactions.get(id)) return thread
  return change({ ...thread, reactions: new Map(thread.reactions).set(id, told) }, id)
}
