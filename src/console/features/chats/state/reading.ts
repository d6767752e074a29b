import { isWithBot } from '../isWithBot.ts'
import type { ChatItem } from './types.ts'

interface Reader {
  userId: number
  /** whether opening a chat marks it read at all */
  reads: boolean
}

/**
 * Whether a chat is read once this person looks at it. It is one mark for the whole team: who looks at what a colleague
 * attends leaves it unread for them.
 */
export const marksRead = ({ reads, userId }: Reader, chat: ChatItem): boolean =>
  reads && (chat.assign_user === null || chat.assign_user.id === userId || isWithBot(chat))
