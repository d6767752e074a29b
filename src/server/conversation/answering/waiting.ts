import { botColumns, secondaryOf } from '../../knowledge/dialogue/snapshot.ts'
import type { BotSnapshot, Turn } from '../../knowledge/dialogue/types.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { readWhileWaiting } from '../../knowledge/dialogue/waiting/answers.ts'
import { knownOf } from '../chats/core/collected.ts'
import type { LockedChat } from '../chats/core/lock.ts'
import { raiseUrgency } from '../chats/core/urgency.ts'
import { deliver } from './deliver.ts'
import { loadDialogueState, saveDialogueState } from './dialogue-state.ts'

/**
 * Handles a message of a customer who waits for a person: it may make the chat urgent, or answer what the bot asked for
 * the team. Call it within a transaction that has locked the chat.
 */
export async function hearWaiting(
  chat: LockedChat,
  message: { id: number; text: string },
  now: Date,
  trained: BotSnapshot['trained'],
): Promise<void> {
  const { id: chatId, bot_id: botId, channel } = chat
  await raiseUrgency(chat, message.text)
  const { state } = await loadDialogueState(chatId)
  if (!state.collecting) return
  const { settings, form_of_address: form } = await botColumns(botId)
  const bot = { settings, form, quick: [], areas: [], secondary: await secondaryOf(botId), ...(trained && { trained }) }
  const turn: Turn = {
    text: message.text,
    hasFiles: false,
    channel,
    now,
    variables: await variablesOf(botId, chatId, now),
    known: await knownOf(botId, chatId),
    seed: message.id,
  }
  const heard = readWhileWaiting(turn, state, bot)
  await saveDialogueState(chatId, heard.state, now)
  await deliver({ botId, chatId, channel, form, answerTo: message.id, replies: heard.replies }, now)
}
