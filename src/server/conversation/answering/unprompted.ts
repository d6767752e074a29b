import { formsOf } from '../../knowledge/dialogue/forms/load.ts'
import { areasOf, botColumns, secondaryOf, usualWait } from '../../knowledge/dialogue/snapshot.ts'
import type { BotSnapshot, DialogueState, Turn } from '../../knowledge/dialogue/types.ts'
import type { UnpromptedReply } from '../../knowledge/dialogue/unprompted-reply.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { chosenAreaOf } from '../chats/core/chosen-area.ts'
import { knownOf } from '../chats/core/collected.ts'
import type { LockedChat } from '../chats/core/lock.ts'
import { formFacts } from '../forms/turn.ts'
import { deliver } from './deliver.ts'
import { loadDialogueState, saveDialogueState } from './dialogue-state.ts'

/**
 * Lets the bot send a message that is not an answer to text: about inactivity, an error or a timed-out request. Call it
 * within a transaction that has locked the chat. It does not need the trained model.
 * @param answerTo the customer's message that it refers to, if any
 */
export async function sendUnprompted(
  chat: LockedChat,
  now: Date,
  decide: (turn: Turn, state: DialogueState, bot: BotSnapshot) => UnpromptedReply,
  answerTo?: number,
): Promise<void> {
  const { id: chatId, bot_id: botId } = chat
  const channel = chat.channel
  const { settings, form_of_address: form } = await botColumns(botId)
  const bot: BotSnapshot = {
    settings,
    form,
    quick: [],
    secondary: await secondaryOf(botId),
    areas: await areasOf(botId),
    ...(await formsOf(botId)),
    chosenArea: await chosenAreaOf(chat),
    ...(await usualWait(botId, now, settings.handoff?.schedule)),
  }
  const { state } = await loadDialogueState(chatId)
  const turn: Turn = {
    text: '',
    hasFiles: false,
    channel,
    now,
    variables: await variablesOf(botId, chatId, now),
    known: await knownOf(botId, chatId),
    ...(await formFacts(botId, chatId)),
    seed: answerTo ?? chatId,
  }
  const said = decide(turn, state, bot)
  await saveDialogueState(chatId, said.state, now)
  await deliver(
    { botId, chatId, channel, form, replies: said.replies, ...(answerTo !== undefined && { answerTo }) },
    now,
  )
}
