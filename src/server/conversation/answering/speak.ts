import { db } from '../../foundation/store/db.ts'
import { secondaryOf } from '../../knowledge/dialogue/brain.ts'
import type { Said } from '../../knowledge/dialogue/silence.ts'
import type { Brain, DialogueState, Turn } from '../../knowledge/dialogue/types.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import type { LockedChat } from '../chats/core/lock.ts'
import { deliver } from './deliver.ts'
import { readState, writeState } from './memory.ts'

/**
 * Lets the bot say something that answers no words: to a silence, a failure, a wait. Inside a transaction that has the
 * chat. It needs nothing that was taught.
 * @param answerTo the customer's message that it is about, where there is one
 */
export async function speak(
  chat: LockedChat,
  now: Date,
  decide: (turn: Turn, state: DialogueState, brain: Brain) => Said,
  answerTo?: number,
): Promise<void> {
  const { id: chatId, bot_id: botId } = chat
  const channel = chat.channel
  const { settings } = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  const brain: Brain = {
    settings: settings,
    quick: [],
    secondary: await secondaryOf(botId),
    areas: [],
  }
  const { state } = await readState(chatId)
  const turn: Turn = {
    text: '',
    hasFiles: false,
    channel,
    now,
    variables: await variablesOf(botId, chatId),
    seed: answerTo ?? chatId,
  }
  const said = decide(turn, state, brain)
  await writeState(chatId, said.state, now)
  await deliver({ botId, chatId, channel, replies: said.replies, ...(answerTo !== undefined && { answerTo }) }, now)
}
