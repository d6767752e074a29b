import { type Delivery, isNewer } from '../../../../contract/delivery.ts'
import { preview } from '../../../notify/preview.ts'
import { newerFact } from './chat.ts'
import type { ChatMessage, Reactions, ReactionsFact, TextChange, Thread, ThreadEvent } from './types.ts'

/** A delivery state of a message, and how often it was sent again until then. */
interface Report {
  status: Delivery
  error?: string
  resends?: number
}

/** The delivery state of a message; undefined for messages that are not delivered. */
const reportOf = ({ status, error, resends }: ChatMessage): Report | undefined =>
  status === null ? undefined : { status, ...(error !== null && { error }), ...(resends && { resends }) }

/** Returns a message with a delivery state. */
const reported = ({ resends: _, ...message }: ChatMessage, report: Report): ChatMessage => ({
  ...message,
  error: null,
  ...report,
})

const PRESENT = { more: false, past: false, tail: [], newest: 0 } as const

export function emptyThread(chatId: number): Thread {
  return {
    chatId,
    messages: [],
    statuses: new Map(),
    reactions: new Map(),
    texts: new Map(),
    changes: [],
    ...PRESENT,
    loaded: false,
    since: 0,
  }
}

/** What a deleted message carries. */
const NOTHING = {
  files: [],
  buttons: [],
  reply_to: undefined,
  reaction: null,
  team_reaction: undefined,
} satisfies Partial<ChatMessage>

/** What becomes of a message that is deleted: what did not arrive is no longer awaited. */
const deletedWith = ({ status, error }: ChatMessage, value: TextChange): Partial<ChatMessage> => ({
  ...value,
  ...NOTHING,
  ...(status === 'pending' || status === 'uncertain' || status === 'failed'
    ? { status: null, error: null }
    : { status, error }),
})

/** What is absent is undefined, as in a message that never had it. */
const told = ({ reaction, team_reaction }: Reactions) => ({ reaction, team_reaction: team_reaction ?? undefined })

/** Returns a message with the changes from events. */
function dressed(message: ChatMessage, { statuses, reactions, texts, customer, since }: Thread): ChatMessage {
  const report = statuses.get(message.id)
  const reaction = reactions.get(message.id)
  const text = texts.get(message.id)
  const known = reportOf(message)
  const next = {
    ...(report && known && isNewer(report, known) ? reported(message, report) : message),
    ...(reaction && reaction.seq > since && told(reaction.value)),
    ...(text && text.seq > since && (text.value.content?.deleted ? deletedWith(message, text.value) : text.value)),
    user_name: message.type === 'user' && customer && customer.seq > since ? customer.value : message.user_name,
  }
  const quoted = message.reply_to && texts.get(message.reply_to.id)
  if (message.reply_to && next.reply_to && quoted?.value.content?.deleted)
    return { ...next, reply_to: { ...message.reply_to, ...preview({ text: '', content: quoted.value.content }) } }
  const same = (
    ['status', 'error', 'resends', 'reaction', 'team_reaction', 'user_name', 'text', 'hidden'] as const
  ).every((name) => (next[name] ?? null) === (message[name] ?? null))
  return same ? message : next
}

/** Merges messages by id. Known messages keep the later delivery status. */
export function addMessages(thread: Thread, incoming: readonly ChatMessage[]): Thread {
  if (incoming.length === 0) return thread
  const known = new Map(thread.messages.map((message) => [message.id, message]))
  for (const message of incoming) {
    const before = known.get(message.id)
    const [was, now] = [before && reportOf(before), reportOf(message)]
    known.set(message.id, dressed(was && now && !isNewer(now, was) ? reported(message, was) : message, thread))
  }
  const messages = [...known.values()].sort((a, b) => a.id - b.id)
  return { ...thread, messages, newest: Math.max(thread.newest, messages.at(-1)?.id ?? 0) }
}

/** Adds what happened between the messages. */
export function addChanges(thread: Thread, incoming: readonly ThreadEvent[] = []): Thread {
  const known = new Map(thread.changes.map((one) => [one.id, one]))
  for (const one of incoming) known.set(one.id, one)
  if (known.size === thread.changes.length) return thread
  return { ...thread, changes: [...known.values()].sort((a, b) => a.id - b.id) }
}

/** Adds a new message. It waits in `tail` while messages before it are not loaded. */
export function receiveMessage(thread: Thread, message: ChatMessage): Thread {
  const isLoaded = thread.messages.some(({ id }) => id === message.id)
  if (isLoaded || (!thread.past && !thread.gap)) return addMessages(thread, [message])
  // The answer of a send and its event tell the same message.
  const others = thread.tail.filter(({ id }) => id !== message.id)
  const tail = [...others, dressed(message, thread)].sort((a, b) => a.id - b.id)
  return { ...thread, tail, newest: Math.max(thread.newest, message.id) }
}

/** What the server tells of the end of a chat. */
interface End extends Pick<Thread, 'since' | 'more' | 'rating' | 'visit'> {
  messages: readonly ChatMessage[]
  changes: readonly ThreadEvent[] | undefined
}

/**
 * Shows the end of a chat, after the known messages if both overlap.
 * @param asked the gap of the thread when the end was requested; a later one remains
 */
export function showEnd(thread: Thread, { messages, changes, more, ...end }: End, asked: Thread['gap']): Thread {
  const [first, last] = [messages[0]?.id ?? 0, messages.at(-1)?.id ?? 0]
  // A page that does not overlap the known messages would leave a gap, and those from before a restart may be others.
  const meets = !thread.gap?.isRestart && thread.messages.some(({ id }) => id >= first)
  const { statuses, reactions, texts, customer } = thread
  const base = meets
    ? thread
    : { ...emptyThread(thread.chatId), statuses, reactions, texts, customer, changes: thread.changes }
  const reachesBack = meets && (thread.messages[0]?.id ?? first) < first
  const gap = thread.gap === asked ? undefined : thread.gap
  const late = thread.tail.filter(({ id }) => id > last)
  const state = { gap, more: reachesBack ? thread.more : more, past: false, tail: gap ? late : [], loaded: true }
  return addChanges(addMessages({ ...base, ...end, ...state }, gap ? messages : [...messages, ...late]), changes)
}

/** A part of a chat from the server, and whether there are more messages on either side. */
interface Part {
  messages: readonly ChatMessage[]
  older: boolean
  newer: boolean
}

/**
 * Shows another part of the chat: merged with the known messages if they overlap, otherwise instead of them, so that
 * there is never a gap.
 */
export function showPage(thread: Thread, { messages, older, newer }: Part): Thread {
  const [first, last] = [messages[0]?.id, messages.at(-1)?.id]
  const [knownFirst, knownLast] = [thread.messages[0]?.id, thread.messages.at(-1)?.id]
  if (first === undefined || last === undefined) return thread
  const meets = knownFirst !== undefined && knownLast !== undefined && first <= knownLast && last >= knownFirst
  if (meets) {
    const joined = addMessages({ ...thread, more: first < knownFirst ? older : thread.more }, messages)
    return last > knownLast ? toPresent({ ...joined, past: newer }) : joined
  }
  const alone = addMessages({ ...thread, messages: [], more: older, past: newer }, messages)
  // The tail may be newer than the response.
  return newer ? alone : toPresent(alone)
}

/** Adds the page after the shown messages. */
export function addNewerPage(thread: Thread, messages: readonly ChatMessage[], newer: boolean): Thread {
  return toPresent(addMessages({ ...thread, past: newer }, messages))
}

/** Once the shown messages reach the newest, appends those received meanwhile. */
function toPresent(thread: Thread): Thread {
  return thread.past ? thread : { ...addMessages(thread, thread.tail), tail: [], gap: undefined }
}

function change(thread: Thread, id: number): Thread {
  for (const part of ['messages', 'tail'] as const) {
    const at = thread[part].findIndex((message) => message.id === id)
    const before = thread[part][at]
    if (!before) continue
    const after = dressed(before, thread)
    return after === before ? thread : { ...thread, [part]: thread[part].with(at, after) }
  }
  return thread
}

/** Applies the changes from events to all messages that are shown. */
function redress(thread: Thread): Thread {
  const dress = (messages: readonly ChatMessage[]) => messages.map((message) => dressed(message, thread))
  return { ...thread, messages: dress(thread.messages), tail: dress(thread.tail) }
}

/** Notes a delivery state, unless a later one is known. */
export function setDelivery(thread: Thread, id: number, { status, error, resends }: Report): Thread {
  const known = thread.statuses.get(id)
  if (known && !isNewer({ status, resends }, known)) return thread
  const report = { status, ...(error !== undefined && { error }), ...(resends !== undefined && { resends }) }
  return change({ ...thread, statuses: new Map(thread.statuses).set(id, report) }, id)
}

/** Sets the customer's current name on all of their messages. */
export function setCustomer(thread: Thread, seq: number, value: string): Thread {
  const customer = newerFact(thread.customer, { seq, value })
  if (customer === thread.customer) return thread
  return redress({ ...thread, customer })
}

/** Sets the text of a message, of which other parts are hidden than when it arrived. */
export function setText(thread: Thread, id: number, seq: number, value: TextChange): Thread {
  const text = newerFact(thread.texts.get(id), { seq, value })
  if (text === thread.texts.get(id)) return thread
  const told = { ...thread, texts: new Map(thread.texts).set(id, text) }
  // What others quote of it is gone as well.
  if (value.content?.deleted) return redress(told)
  return change(told, id)
}

/** Notes that a message was deleted, which nothing that comes later changes. */
export const setDeleted = (thread: Thread, id: number): Thread =>
  setText(thread, id, Number.MAX_SAFE_INTEGER, { text: '', hidden: false, content: { deleted: true } })

/** Notes the reactions to a message, unless newer ones are known. */
export function setReactions(thread: Thread, id: number, seq: number, value: Reactions): Thread {
  const fact = newerFact(thread.reactions.get(id), { seq, value })
  return fact === thread.reactions.get(id) ? thread : withReactions(thread, id, fact)
}

/** Notes the reactions to a message in the place of what is known. */
export const withReactions = (thread: Thread, id: number, fact: ReactionsFact): Thread =>
  change({ ...thread, reactions: new Map(thread.reactions).set(id, fact) }, id)
