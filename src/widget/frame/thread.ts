import type { Message } from './api.ts'

/** Messages in the order of their numbers, and up to which one nothing is missing. */
export interface Thread {
  messages: readonly Message[]
  tail: number
}

export const emptyThread: Thread = { messages: [], tail: 0 }

/** Adds messages wherever they belong; those that are there already stay as they are. */
export function merge({ messages, tail }: Thread, added: readonly Message[], newTail = tail): Thread {
  const known = new Set(messages.map(({ id }) => id))
  const fresh = added.filter(({ id }) => !known.has(id))
  const all = fresh.length ? [...messages, ...fresh].sort((a, b) => a.id - b.id) : messages
  return { messages: all, tail: Math.max(tail, newTail) }
}

/** A message that was pushed, with the number of the one before it: undefined when one between is missing. */
export function follow(thread: Thread, message: Message, previous: number): Thread | undefined {
  return previous <= thread.tail ? merge(thread, [message], message.id) : undefined
}

/** The messages of others after a number. */
export const unseen = ({ messages }: Thread, seen: number): number =>
  messages.filter(({ id, from }) => id > seen && from !== 'visitor').length
