import type { Writer } from '../../../foundation/http/scope.ts'
import { emitChatEvents } from './chat-events.ts'
import type { LockedChat } from './lock.ts'
import { type ChatMention, keepMentions } from './mentions.ts'
import { type ChatMessage, insertMessage, messageOf } from './message.ts'

/**
 * Adds an internal note to a chat, which the customer never sees, and tells the people that it mentions. Call it within a
 * transaction.
 */
export async function addComment(
  chat: LockedChat,
  writer: Writer,
  text: string,
  mentions: ChatMention[] = [],
): Promise<ChatMessage> {
  const { id, bot_id: botId } = chat
  const messageId = await insertMessage({ botId, chatId: id, author: 'internal', ...writer, text, status: null })
  const stored = await messageOf(id, messageId)
  const message = mentions.length > 0 ? { ...stored, mentions } : stored
  await keepMentions(chat, message, 'userId' in writer ? writer.userId : undefined)
  await emitChatEvents(botId, id, { after: chat }, ['internal-message', { chat_id: id, message }])
  return message
}
