import { formatHandoffReason } from '../../knowledge/dialogue/format-handoff-reason.ts'
import type { Handoff } from '../../knowledge/dialogue/types.ts'
import { emitChatEvents } from '../chats/core/chat-events.ts'
import { lockChat } from '../chats/core/lock.ts'
import { insertMessage, messageOf } from '../chats/core/message.ts'
import { recordHandoff } from './facts.ts'
import { collectedIn, formatSummary, summaryOf } from './handoff-summary.ts'

interface Place {
  botId: number
  chatId: number
  /** the message that led to the handoff; null if the bot acted on its own */
  messageId: number | null
  at: Date
}

/**
 * Stores why a chat was handed over and writes a summary into its thread, for staff only: the customer does not get
 * system messages. It is not the last message of the chat, which the list shows.
 */
export async function explainHandoff(place: Place, handoff: Handoff): Promise<void> {
  const { botId, chatId } = place
  const summary = await summaryOf(chatId)
  await recordHandoff(place, handoff, summary)
  const text = [
    `Pasó al equipo: ${formatHandoffReason(handoff)}.`,
    ...formatSummary(summary, await collectedIn(chatId)),
  ].join('\n')
  const chat = await lockChat(botId, chatId)
  const id = await insertMessage({ botId, chatId, author: 'system', text, status: null })
  const message = await messageOf(chatId, id)
  await emitChatEvents(botId, chatId, { after: chat }, ['internal-message', { chat_id: chatId, message }])
}
