import type { ChatItem } from './state/types.ts'

/**
 * Whether the bot answers in an open chat, also in one that a person attended before it was resolved. Whom it names gets
 * it only when it is assigned to them.
 */
export const isWithBot = ({ type, state, live }: Pick<ChatItem, 'type' | 'state' | 'live'>): boolean =>
  state !== 2 && (type === 'bot' || (type === 'live' && !live))
