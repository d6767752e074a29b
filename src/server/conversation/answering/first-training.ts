import { type RawBuilder, sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import { enqueue, wakeAfterCommit } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { publishStaffTyping } from '../../foundation/realtime/typing.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Decision } from '../../knowledge/dialogue/types.ts'
import { BOT_ANSWER } from '../chats/core/receive.ts'

// While a bot that never learned anything is being trained, messages that need what it learns are put off: until then it
// could only say that it did not understand.

/** Milliseconds that a message waits at most. */
const PATIENCE = 60_000
/** Milliseconds between two looks at the training of a bot whose messages wait. */
const EVERY = 1_000
/** Number of chats per look whose customers see that an answer is being written. */
const MOST_TYPING = 100

/** The queue that wakes the waiting messages of a bot: one job per bot, however many wait. */
const UNTRAINED = 'bot-untrained'

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
export async function postponing(waiting: Waiting, now: Date, work: () => Promise<void>): Promise<void> {
  try {
    await tx(work)
  } catch (error) {
    if (!(error instanceof Postponed)) throw error
    await postpone(waiting, now)
  }
}

/** Keeps a message until the training of its bot has ended. The customer sees that an answer is being written. */
export async function postpone({ botId, chatId, messageId, at }: Waiting, now: Date): Promise<void> {
  const left = Date.parse(at) + PATIENCE - now.getTime()
  const kept = { key: keyOf(chatId, messageId), runAt: new Date(Date.now() + Math.max(left, EVERY)) }
  await tx(async () => {
    await enqueue(BOT_ANSWER, { bot_id: botId, chat_id: chatId, message_id: messageId, kept: true }, kept)
    await watch(botId)
  })
  publishStaffTyping({ botId, chatId, typing: true, name: '' })
}

/** Returns the job handlers that wake the messages. */
export const untrainedJobs = (services: Services): JobHandlers => ({
  [UNTRAINED]: (payload) => inCall({ services }, () => wakeIfTrained((payload as { bot_id: number }).bot_id)),
})

const ANY = 'untrained:'
const keyOf = (chatId: number, messageId: number | '') => `${ANY}${chatId}:${messageId}`

const watch = (botId: number) =>
  enqueue(UNTRAINED, { bot_id: botId }, { key: String(botId), runAt: new Date(Date.now() + EVERY) })

/** Lets the waiting messages of a bot be answered once no training is left to wait for. */
async function wakeIfTrained(botId: number): Promise<void> {
  const ofBot = sql<boolean>`bot_id = ${botId}`
  if (!(await isInTraining(botId))) return wakeFirst(ANY, ofBot)
  const waiting = await keptMessages(ANY)
    .where(ofBot)
    .select(sql<number>`(payload ->> 'chat_id')::bigint`.as('chatId'))
    .distinct()
    .limit(MOST_TYPING)
    .execute()
  for (const { chatId } of waiting) publishStaffTyping({ botId, chatId, typing: true, name: '' })
  if (waiting.length > 0) await watch(botId)
}

/** Lets the kept message of a chat that follows another one be answered. */
export const wakeNext = (chatId: number, after: number): Promise<void> =>
  wakeFirst(keyOf(chatId, ''), sql`(payload ->> 'message_id')::bigint > ${after}`)

/** Makes the first kept message of each chat due, except those that failed and wait for their next attempt. */
async function wakeFirst(prefix: string, condition: RawBuilder<boolean>): Promise<void> {
  const first = keptMessages(prefix)
    .where(condition)
    .distinctOn(sql`payload ->> 'chat_id'`)
    .orderBy(sql`payload ->> 'chat_id'`)
    .orderBy(sql`(payload ->> 'message_id')::bigint`)
    .select(['id', 'attempts'])
  await tx(async () => {
    await db()
      .updateTable('job')
      .set({ run_at: sql`now()` })
      .where('id', 'in', db().selectFrom(first.as('first')).select('id').where('attempts', '=', 0))
      .execute()
    wakeAfterCommit(BOT_ANSWER)
  })
}

/** What customers press, ask a person for, or write as a keyword is decided without anything that is learned. */
const AT_ONCE: ReadonlySet<string> = new Set(['button', 'words', 'quick', 'media', 'handed'])

/** Whether a bot that has learned might decide otherwise. */
export const needsModel = ({ explanation: { rule, handoff } }: Decision): boolean =>
  !AT_ONCE.has(rule) && handoff?.urgency === undefined

const isPatient = ({ at }: Waiting, now: Date) => now.getTime() - Date.parse(at) < PATIENCE

/** Whether the first training of a bot is running or queued, and the message has not waited long enough. */
export const isFirstTrainingAwaited = async (waiting: Waiting, now: Date): Promise<boolean> =>
  isPatient(waiting, now) && (await isInTraining(waiting.botId))

async function isInTraining(botId: number): Promise<boolean> {
  const run = db().selectFrom('training_run').select('id').where('bot_id', '=', botId)
  return (await run.where('finished_at', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

/** Whether an earlier message of the same chat waits: answers keep the order of the messages. */
export async function isBehindWaiting(waiting: Waiting, now: Date): Promise<boolean> {
  if (!isPatient(waiting, now)) return false
  const prefix = keyOf(waiting.chatId, '')
  const waits = await keptMessages(prefix).select('key').execute()
  return waits.some(({ key }) => Number(key?.slice(prefix.length)) < waiting.messageId)
}

/** The jobs of the messages whose key begins like this. */
const keptMessages = (prefix: string) =>
  db()
    .selectFrom('job')
    .where('queue', '=', BOT_ANSWER)
    .where('key', 'like', `${prefix}%`)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
