import { enqueue } from '../../foundation/jobs/queue.ts'
import { publishStaffTyping } from '../../foundation/realtime/typing.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Decision } from '../../knowledge/dialogue/types.ts'
import { BOT_ANSWER } from '../chats/core/receive.ts'

// While a bot that never learned anything is being trained, messages that need what it learns are put off: until then it
// could only say that it did not understand.

/** Milliseconds that a message waits at most. */
const PATIENCE = 60_000
/** Milliseconds after which a waiting message is looked at again. */
const AGAIN = 1_000

/** A message of a customer that may have to wait. */
interface Waiting {
  botId: number
  chatId: number
  messageId: number
  /** time of the message, ISO */
  at: string
}

/** Thrown by the work of {@link postponing} to undo what it wrote and try again later. */
export class Postponed extends Error {}

/** Runs the work that answers a message, in a transaction; puts the message off if the work throws `Postponed`. */
export async function postponing(waiting: Waiting, work: () => Promise<void>): Promise<void> {
  try {
    await tx(work)
  } catch (error) {
    if (!(error instanceof Postponed)) throw error
    await postpone(waiting)
  }
}

/** Looks at a message again a moment later. The customer sees that an answer is being written. */
export async function postpone({ botId, chatId, messageId }: Waiting): Promise<void> {
  const again = { key: keyOf(chatId, messageId), runAt: new Date(Date.now() + AGAIN) }
  await tx(() => enqueue(BOT_ANSWER, { chat_id: chatId, message_id: messageId }, again))
  publishStaffTyping({ botId, chatId, typing: true, name: '' })
}

const keyOf = (chatId: number, messageId: number | '') => `untrained:${chatId}:${messageId}`

/** What customers press, ask a person for, or write as a keyword is decided without anything that is learned. */
const AT_ONCE: ReadonlySet<string> = new Set(['button', 'words', 'quick', 'media', 'handed'])

/** Whether a bot that has learned might decide otherwise. */
export const needsModel = ({ explanation: { rule, handoff } }: Decision): boolean =>
  !AT_ONCE.has(rule) && handoff?.urgency === undefined

const isPatient = ({ at }: Waiting, now: Date) => now.getTime() - Date.parse(at) < PATIENCE

/** Whether the first training of a bot is running or queued, and the message has not waited long enough. */
export async function isFirstTrainingAwaited(waiting: Waiting, now: Date): Promise<boolean> {
  if (!isPatient(waiting, now)) return false
  const run = db().selectFrom('training_run').select('id').where('bot_id', '=', waiting.botId)
  return (await run.where('finished_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

/** Whether an earlier message of the same chat waits: answers keep the order of the messages. */
export async function isBehindWaiting(waiting: Waiting, now: Date): Promise<boolean> {
  if (!isPatient(waiting, now)) return false
  const prefix = keyOf(waiting.chatId, '')
  const keys = await db()
    .selectFrom('job')
    .select('key')
    .where('queue', '=', BOT_ANSWER)
    .where('key', 'like', `${prefix}%`)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute()
  return keys.some(({ key }) => Number(key?.slice(prefix.length)) < waiting.messageId)
}
