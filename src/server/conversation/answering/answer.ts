import { inCall } from '../../foundation/http/context.ts'
import { GiveUp, type JobHandlers } from '../../foundation/jobs/attempt.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreAway, tx } from '../../foundation/store/db.ts'
import { brainOf } from '../../knowledge/dialogue/brain.ts'
import { decide } from '../../knowledge/dialogue/decide.ts'
import { onError } from '../../knowledge/dialogue/silence.ts'
import { taughtTo } from '../../knowledge/dialogue/taught.ts'
import type { Brain, Turn } from '../../knowledge/dialogue/types.ts'
import { variablesOf } from '../../knowledge/dialogue/variables.ts'
import { type Blocked, BOT_BLOCKED } from '../chats/core/blocked.ts'
import { lockChat } from '../chats/core/lock.ts'
import { BOT_ANSWER } from '../chats/core/receive.ts'
import { awaitPerson } from '../chats/core/while-off.ts'
import { turnDown } from './blocked.ts'
import { BOT_SAY, type Delivery, deliver } from './deliver.ts'
import { noteFact } from './facts.ts'
import { readState, writeState } from './memory.ts'
import { speak } from './speak.ts'
import { countUse } from './uses.ts'

/** How often an answer is tried before the customer is told that there is none: some seconds. */
const TRIES = 3

interface Asked {
  chat_id: number
  message_id: number
}

/** The bot's part in the jobs: it answers a customer's message that was stored, at once and after pauses. */
export function botJobs(services: Services): JobHandlers {
  const at = () => services.clock()
  return {
    [BOT_ANSWER]: (payload, { attempt }) =>
      inCall({ services }, async () => {
        const asked = payload as Asked
        try {
          await answer(asked, at())
        } catch (error) {
          if (attempt < TRIES || isStoreAway(error) || isDiskFull(error)) throw error
          await apologize(asked, at())
          throw new GiveUp(error instanceof Error ? error.message : String(error), { cause: error })
        }
      }),
    [BOT_SAY]: (payload) => inCall({ services }, () => tx(() => goOn(payload as Delivery, at()))),
    [BOT_BLOCKED]: (payload) => inCall({ services }, () => turnDown(payload as Blocked, at())),
  }
}

/**
 * Answers one message, all or nothing and once: a chat that a person has, or waits for, is left alone. One of a bot that
 * was switched off meanwhile waits for a person.
 */
async function answer({ chat_id, message_id }: Asked, now: Date): Promise<void> {
  const message = await messageOf(message_id)
  if (!message) return
  const botId = message.bot_id
  if (message.special_state !== 'chatbot_on') return leaveToPeople(botId, chat_id)
  const settings = message.settings
  // before the chat is locked: a model that has to be read again must keep nobody waiting
  const taught = await taughtTo(botId)
  await tx(async () => {
    const chat = await lockChat(botId, chat_id)
    if (chat.live || chat.type === 'request' || !(await claimed(message_id))) return
    const started = performance.now()
    const brain: Brain = {
      ...(await brainOf(botId, settings, taught)),
      ...(chat.assign_user_id !== null && { held: { areaId: chat.area_id } }),
    }
    const channel = chat.channel
    const { state, continues } = await readState(chat_id)
    const turn: Turn = {
      text: message.body,
      hasFiles: message.has_files,
      channel,
      now,
      variables: await variablesOf(botId, chat_id),
      seed: message_id,
      ...(message.pressed !== null && { pressed: message.pressed }),
    }
    const decision = decide(turn, state, brain, continues)
    const milliseconds = performance.now() - started
    const place = { botId, chatId: chat_id, messageId: message_id, at: now }
    await noteFact({ ...place, runId: brain.taught?.runId ?? null, milliseconds, explanation: decision.explanation })
    await writeState(chat_id, decision.state, now)
    if (decision.explanation.responseId !== null) await countUse(botId, decision.explanation.responseId, now)
    await deliver({ botId, chatId: chat_id, channel, answerTo: message_id, replies: decision.replies }, now)
  })
}

function leaveToPeople(botId: number, chatId: number): Promise<void> {
  return tx(async () => {
    const chat = await lockChat(botId, chatId)
    if (chat.state !== 2) await awaitPerson(chat)
  })
}

function messageOf(id: number) {
  return db()
    .selectFrom('message as m')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select(['m.bot_id', 'm.body', 'm.has_files', 'm.pressed', 'b.settings', 'b.special_state'])
    .where('m.id', '=', id)
    .executeTakeFirst()
}

/** Says that there is no answer, once, where there should have been one. */
async function apologize({ chat_id, message_id }: Asked, now: Date): Promise<void> {
  const message = await messageOf(message_id)
  if (message?.special_state !== 'chatbot_on') return
  await tx(async () => {
    const chat = await lockChat(message.bot_id, chat_id)
    if (chat.live || chat.type === 'request' || !(await claimed(message_id))) return
    await speak(chat, now, onError, message_id)
  })
}

/** Says what comes after a pause, once. */
async function goOn(delivery: Delivery, now: Date): Promise<void> {
  const { answerTo, part = 1 } = delivery
  if (answerTo === undefined) return
  const { numUpdatedRows } = await db()
    .updateTable('bot_answer')
    .set({ parts: part })
    .where('message_id', '=', answerTo)
    .where('parts', '=', part - 1)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await deliver(delivery, now)
}

/** Whether this is the first time that the message is answered. */
async function claimed(messageId: number): Promise<boolean> {
  const row = await db()
    .insertInto('bot_answer')
    .values({ message_id: messageId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return row !== undefined
}
