import { currentCall } from '../../../foundation/http/context.ts'
import type { LockedChat } from './lock.ts'

/**
 * Returns what a chat that the bot attends becomes when it is given to a person: as if the customer had asked for one,
 * because nobody would find it among the bot's chats. Undefined for chats that people attend and resolved ones.
 */
export const askedForPerson = ({ type, state }: Pick<LockedChat, 'type' | 'state'>) =>
  type === 'bot' && state !== 2
    ? { type: 'request' as const, live: false, requested_at: currentCall().services.clock().toISOString() }
    : undefined
