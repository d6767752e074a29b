import type { LockedChat } from './lock.ts'

/** Whether the bot has an open chat: giving it to people changes it, even if it names the same person already. */
export const isWithBot = ({ type, state }: Pick<LockedChat, 'type' | 'state'>): boolean => type === 'bot' && state !== 2

/**
 * Returns what changes in a chat that staff give to people at a time (ISO 8601). One that the bot had becomes a request,
 * because nobody would find it among the bot's chats. Its customer asked for nobody and does not wait yet: the request
 * has no time until they write.
 */
export const givenColumns = (chat: Pick<LockedChat, 'type' | 'state'>, at: string) => ({
  given_at: at,
  ...(isWithBot(chat) && { type: 'request' as const, live: false, requested_at: null }),
})

/** Whether staff gave a chat of the bot to people and its customer has not written since: they wait for nobody. */
export const isUnasked = ({ type, requested_at }: Pick<LockedChat, 'type' | 'requested_at'>): boolean =>
  type === 'request' && requested_at === null
