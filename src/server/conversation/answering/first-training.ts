import { enqueue } from '../../foundation/jobs/queue.ts'
import { publishStaffTyping } from '../../foundation/realtime/typing.ts'
import { isOn } from '../../foundation/scope/bot.ts'
import { db } from '../../foundation/store/db.ts'
import { BOT_ANSWER } from '../chats/core/receive.ts'

/** Milliseconds that a message waits at most for the first training of a bot. Customers rarely wait longer. */
const PATIENCE = 60_000
/** Milliseconds after which a waiting message is looked at again. */
const AGAIN = 1_000

interface Asked {
  chat_id: number
  message_id: number
}

interface Waiting {
  botId: number
  /** time of the message, ISO */
  at: string
}

/**
 * Puts a message off while a bot that never learned anything is being trained: until then it could only say that it did
 * not understand. The customer sees that an answer is being written. Returns false when there is nothing to wait for, or
 * the message has waited long enough.
 */
export async function awaitFirstTraining(asked: Asked, { botId, at }: Waiting, now: Date): Promise<boolean> {
  if (now.getTime() - Date.parse(at) >= PATIENCE) return false
  if (!(await isOn(botId)) || !(await isTraining(botId))) return false
  const { chat_id: chatId, message_id } = asked
  const chat = await db()
    .selectFrom('chat')
    .select('id')
    .where('id', '=', chatId)
    .where('live', '=', false)
    // Whoever waits for a person is answered without anything that is learned.
    .where('type', '<>', 'request')
    .executeTakeFirst()
  if (!chat) return false
  await enqueue(BOT_ANSWER, asked, { key: `untrained:${message_id}`, runAt: new Date(Date.now() + AGAIN) })
  publishStaffTyping({ botId, chatId, typing: true, name: '' })
  return true
}

/** Whether a training of the bot is running or queued. */
async function isTraining(botId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('training_run')
    .select('id')
    .where('bot_id', '=', botId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
