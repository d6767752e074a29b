import type { Writer } from '../../../foundation/http/scope.ts'
import { emitChatEvents } from './chat-events.ts'
import type { LockedChat } from './lock.ts'
import { type ChatMessage, insertMessage, messageOf } from './message.ts'

/** Adds an internal note to a chat, which the customer never sees. Call it within a transaction. */
export async function addComment(chat: LockedChat, writer: Writer, text: string): Promise<ChatMessage> {
  const { id, bot_id: botId } = chat
  const messageId = await insertMessage({ botId, chatId: id, author: 'internal', ...writer, text, status: null })
  const message = await messageOf(id, messageId)
  await emitChatEvents(botId, id, { after: chat }, ['internal-message', { chat_id: id, message }])
  return message
}
