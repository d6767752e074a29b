import type { Message } from './api.ts'

/** Messages sorted by id. `tail` is the id up to which none are missing. */
export interface Thread {
  messages: readonly Message[]
  tail: number
}

export const emptyThread: Thread = { messages: [], tail: 0 }

/** Adds messages in order. Existing ones are not replaced. */
export function merge({ messages, tail }: Thread, added: readonly Message[], newTail = tail): Thread {
  const known = new Set(messages.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  const all = fresh.length ? [...messages, ...fresh].sort((a, b) => a.id - b.id) : messages
  return { messages: all, tail: Math.max(tail, newTail) }
}

/** Adds a pushed message. Returns undefined if messages between `previous` and the tail are missing. */
export function appendPushed(thread: Thread, message: Message, previous: number): Thread | undefined {
  return previous <= thread.tail ? merge(thread, [message], message.id) : undefined
}

/** Takes the content of deleted messages away, also where others quote them. */
export function withoutDeleted(thread: Thread, ids: readonly number[]): Thread {
  const messages = thread.messages.map((one) => {
    const quotes = one.reply_to && ids.includes(one.reply_to.id) ? { reply_to: { ...one.reply_to, text: '' } } : {}
    if (!ids.includes(one.id)) return quotes.reply_to ? { ...one, ...quotes } : one
    const { reply_to: _, reaction: _reaction, ...kept } = one
    return { ...kept, text: '', files: [], buttons: [], deleted: true }
  })
  return { ...thread, messages }
}

/** Shows the team's reactions to messages of the visitor as an event tells them; null was taken back. */
export function withReactions(thread: Thread, told: unknown): Thread {
  const { reactions } = told as { reactions: { id: number; reaction: string | null }[] }
  const messages = thread.messages.map((one) => {
    const now = reactions.find(({ id }) => id === one.id)
    return now ? { ...one, reaction: now.reaction ?? '' } : one
  })
  return { ...thread, messages }
}

/** Returns the number of messages of the bot and agents after the id `seen`. */
export const countUnseen = ({ messages }: Thread, seen: number): number =>
  messages.filter(({ id, from }) => id > seen && from !== 'visitor').length
