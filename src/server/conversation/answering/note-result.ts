import type { WebhookResult } from '../../knowledge/dialogue/slots/types.ts'
import type { BotSnapshot, DialogueState } from '../../knowledge/dialogue/types.ts'
import { emitChatEvents } from '../chats/core/chat-events.ts'
import type { LockedChat } from '../chats/core/lock.ts'
import { insertMessage, messageOf } from '../chats/core/message.ts'

const OUTCOMES = { ok: 'respondió', not_found: 'no lo encontró', failed: 'no respondió' } as const

/**
 * Writes the result of a webhook into the thread, for staff only: a person attends the chat, so the bot does not tell the
 * customer.
 */
export async function noteResult(
  chat: LockedChat,
  { lookups = [] }: DialogueState,
  { trained }: BotSnapshot,
  messageId: number,
  { outcome, fields, detail }: WebhookResult,
): Promise<void> {
  const { id: chatId, bot_id: botId } = chat
  const responseId = lookups.find(({ id }) => id === messageId)?.responseId
  const title = trained?.responses.find(({ id }) => id === responseId)?.title
  const found = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  const text = [
    `Consulta${title ? ` de «${title}»` : ''}: ${OUTCOMES[outcome]}.`,
    ...(found.length > 0 ? [found.join(' · ')] : []),
    ...(detail ? [`${detail}.`] : []),
    'El chatbot no se lo dijo al cliente. Cuéntaselo tú.',
  ].join('\n')
  const id = await insertMessage({ botId, chatId, author: 'system', text, status: null })
  const message = await messageOf(chatId, id)
  await emitChatEvents(botId, chatId, { after: chat }, ['internal-message', { chat_id: chatId, message }])
}
