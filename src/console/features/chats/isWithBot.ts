import type { ChatItem } from './state/types.ts'

/** Whether the bot has an open chat. Whom it names gets it only when it is assigned to them. */
export const isWithBot = ({ type, state }: Pick<ChatItem, 'type' | 'state'>): boolean => type === 'bot' && state !== 2
