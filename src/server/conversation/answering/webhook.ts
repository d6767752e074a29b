import { publishStaffTyping } from '../../foundation/realtime/typing.ts'
import { isOn } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { WebhookResult } from '../../knowledge/dialogue/slots/types.ts'
import { handleResultWhileWaiting, handleWebhookResult } from '../../knowledge/dialogue/slots/webhook.ts'
import { botSnapshot } from '../../knowledge/dialogue/snapshot.ts'
import { publishedTraining } from '../../knowledge/dialogue/trained.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { callWebhook } from '../../knowledge/dialogue/webhook/call.ts'
import { chosenAreaOf } from '../chats/core/chosen-area.ts'
import { knownOf } from '../chats/core/collected.ts'
import { lockChat } from '../chats/core/lock.ts'
import { deliver, leaveToTeam } from './deliver.ts'
import { loadDialogueState, saveDialogueState } from './dialogue-state.ts'
import { recordWebhook } from './facts.ts'
import { noteResult } from './note-result.ts'
import { countUse } from './uses.ts'

/** A message whose answer is looked up in the business's system. */
export interface LookUp {
  bot_id: number
  chat_id: number
  message_id: number
}

const NO_ANSWER: WebhookResult = { outcome: 'failed', fields: {}, milliseconds: 0 }

/**
 * Calls the webhook of a response and answers with its result. The call is made outside of a transaction; meanwhile the
 * customer sees that the bot is writing. A customer who waits for a person is still told what they wanted to know; when
 * a person attends already, the result is for them. A bot that is off calls nothing, and its chat waits for a person. Does
 * nothing when nobody waits for the result any more.
 */
export async function answerFromWebhook(
  { bot_id: botId, chat_id: chatId, message_id }: LookUp,
  now: Date,
): Promise<void> {
  const trained = await publishedTraining(botId)
  const { state } = await loadDialogueState(chatId)
  const lookup = state.lookups?.find(({ id }) => id === message_id)
  if (!lookup) return
  const { values } = lookup
  const response = trained?.responses.find(({ id }) => id === lookup.responseId)
  const typing = (typing: boolean) => publishStaffTyping({ botId, chatId, typing, name: '' })
  typing(true)
  try {
    const call = async () =>
      response ? callWebhook({ botId, response, values, key: `${botId}-${message_id}` }) : NO_ANSWER
    const result = (await isOn(botId)) ? await call() : undefined
    await tx(() => answerWith({ botId, chatId, messageId: message_id }, trained, result, now))
  } finally {
    typing(false)
  }
}

/** @param result undefined if no call was made because the bot is off */
async function answerWith(
  { botId, chatId, messageId }: { botId: number; chatId: number; messageId: number },
  trained: Awaited<ReturnType<typeof publishedTraining>>,
  result: WebhookResult | undefined,
  now: Date,
): Promise<void> {
  const chat = await lockChat(botId, chatId)
  const columns = await db()
    .selectFrom('bot')
    .select(['settings', 'form_of_address', 'special_state'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const { state } = await loadDialogueState(chatId)
  if (!state.lookups?.some(({ id }) => id === messageId)) return
  const bot = { ...(await botSnapshot(botId, columns, trained, now)), chosenArea: await chosenAreaOf(chat) }
  const { channel } = chat
  const variables = await variablesOf(botId, chatId, now)
  const known = await knownOf(botId, chatId)
  const turn = { text: '', hasFiles: false, channel, now, variables, known, seed: messageId }
  // The call may have been made before the bot was switched off: its result is for the team then.
  const isForTeam = chat.live || columns.special_state !== 'chatbot_on'
  const tell = isForTeam || chat.type === 'request' ? handleResultWhileWaiting : handleWebhookResult
  const said = tell(turn, state, bot, messageId, result ?? NO_ANSWER)
  await saveDialogueState(chatId, said.state, now)
  for (const id of said.used) await countUse(botId, id, now)
  if (result && said.explanation.slots) await recordWebhook(messageId, said.explanation.slots)
  if (isForTeam) {
    if (result) await noteResult(chat, state, bot, messageId, result)
    return leaveToTeam(botId, chatId)
  }
  const { form_of_address: form } = columns
  await deliver({ botId, chatId, channel, form, answerTo: messageId, replies: said.replies }, now)
}
