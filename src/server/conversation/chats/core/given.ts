import { type RawBuilder, sql } from 'kysely'
import type { LockedChat } from './lock.ts'

type Given = Pick<LockedChat, 'type' | 'state' | 'live'>

/**
 * Whether the bot answers in an open chat, also in one that a person attended before it was resolved: giving it to people
 * changes it, even if it names the same person already.
 */
export const isWithBot = ({ type, state, live }: Given): boolean =>
  state !== 2 && (type === 'bot' || (type === 'live' && !live))

/**
 * Returns what changes in a chat that staff give to people at a time (ISO 8601). One that the bot had becomes a request,
 * because nobody would find it among the bot's chats. A person says when they answer: their customer asked for nobody and
 * does not wait yet, so that the request has no time until they write.
 * @param since when the customer began to wait, if they do
 */
export const givenColumns = (chat: Given, at: string, since: string | null = null) => ({
  given_at: at,
  ...(isWithBot(chat) && { type: 'request' as const, live: false, requested_at: since }),
})

/** Returns what changes in a chat that somebody gives to another person, to whom it is new; nothing in a resolved one. */
export const unreadColumns = ({ state, unread_count }: Pick<LockedChat, 'state' | 'unread_count'>) =>
  state === 2 ? {} : { open: true, unread_count: Math.max(1, unread_count) }

/** Returns what changes in a resolved chat that staff open again. Who asked for a person before waits from now on. */
export const reopenedColumns = ({ type, requested_at }: Pick<LockedChat, 'type' | 'requested_at'>, at: string) => ({
  given_at: at,
  ...(type === 'request' && requested_at !== null && { requested_at: at }),
})

/** Whether staff gave a chat of the bot to people and its customer has not written since: they wait for nobody. */
export const isUnasked = ({ type, requested_at }: Pick<LockedChat, 'type' | 'requested_at'>): boolean =>
  type === 'request' && requested_at === null

/**
 * The condition that a handoff, by its time, led to a request, by that of its beginning. The two are moments apart; an
 * earlier handoff belongs to a request that ended.
 */
export const ledTo = (handoffAt: RawBuilder<unknown>, requestedAt: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${handoffAt} > ${requestedAt} - interval '10 minutes'`
