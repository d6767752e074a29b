import { requestPerson } from '../conversation/changes.ts'
import { lockChat } from '../conversation/lock.ts'
import { BOT_ANSWER } from '../conversation/receive.ts'
import { say } from '../conversation/say.ts'
import { inCall } from '../http/context.ts'
import type { JobHandlers } from '../jobs/attempt.ts'
import type { Services } from '../services.ts'
import { db, tx } from '../store/db.ts'
import { type BotSettings, respond, type Turn } from './engine.ts'

interface Asked {
  chat_id: number
  message_id: number
}

/** The bot's part in the jobs: it answers a customer's message that was stored. */
export function botJobs(services: Services): JobHandlers {
  return {
    [BOT_ANSWER]: (payload) => inCall({ services }, () => tx(() => answer(payload as Asked, services.clock()))),
  }
}

/**
 * Answers one message, all or nothing and once: a chat that a person has, or waits for, is left alone, and so is a
 * message of a bot that was switched off meanwhile.
 */
async function answer({ chat_id, message_id }: Asked, now: Date): Promise<void> {
  const message = await db()
    .selectFrom('message as m')
    .innerJoin('bot as b', 'b.id', 'm.bot_id')
    .select(['m.bot_id', 'm.body', 'm.has_files', 'b.settings', 'b.special_state'])
    .where('m.id', '=', message_id)
    .executeTakeFirst()
  if (message?.special_state !== 'chatbot_on') return
  const chat = await lockChat(message.bot_id, chat_id)
  if (chat.live || chat.type === 'request' || !(await claimed(message_id))) return
  const turn: Turn = {
    bot: { id: message.bot_id, settings: (message.settings ?? {}) as BotSettings },
    chat: { id: chat_id, areaId: chat.area_id },
    message: { id: message_id, text: message.body, hasFiles: message.has_files },
    now,
  }
  const place = { botId: message.bot_id, chatId: chat_id }
  for (const reply of await respond(turn))
    if (reply.kind === 'person') await requestPerson(place.botId, place.chatId, reply.areaId)
    else {
      const { text, buttons } = reply
      if ((await say({ ...place, author: 'bot', text, buttons, answerTo: message_id })) === undefined) return
    }
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
