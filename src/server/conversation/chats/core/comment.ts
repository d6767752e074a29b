import type { LockedChat } from './lock.ts'
import { type ChatMessage, insertMessage, messageOf } from './message.ts'
import { tell } from './tell.ts'

/** Adds a note of the team to a chat, which the customer never sees. To be called in a transaction. */
export async function commentIn(chat: LockedChat, userId: number, text: string): Promise<ChatMessage> {
  const { id, bot_id: botId } = chat
  const messageId = await insertMessage({ botId, chatId: id, author: 'internal', userId, text, status: null })
  const message = await messageOf(id, messageId)
  await tell(botId, id, { after: chat }, ['internal-message', { chat_id: id, message }])
  return message
}
