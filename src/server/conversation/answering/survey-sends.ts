import { sql, type UpdateObject } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import { type StoredSurvey, surveyOf } from '../../knowledge/forms/survey/stored.ts'
import { sendSource } from '../forms/answers/source.ts'
import { conditionsOf } from '../forms/sends/audience.ts'
import { type SendJob, SURVEY_REMIND, SURVEY_SEND } from '../forms/sends/queue.ts'
import type { StartConditions } from '../forms/start-facts.ts'
import { startFormInChat } from './start-form.ts'

/** People whom a job asks: the rest have another one, so that what else waits is not held up. */
const BATCH = 50

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often a failed asking is repeated, and the minutes until the next attempt. */
const ATTEMPTS = 3
const WAIT_MINUTES = 2

const isJob = (payload: unknown): payload is SendJob =>
  typeof payload === 'object' && payload !== null && 'send_id' in payload && 'bot_id' in payload

/** Returns the handlers of the queues of sends. A person is asked in a transaction of their own, and once. */
export const surveySendJobs = (services: Services): JobHandlers => ({
  [SURVEY_SEND]: async (payload) => {
    if (isJob(payload)) await inCall({ services }, () => work(payload, ASKING))
  },
  [SURVEY_REMIND]: async (payload) => {
    if (isJob(payload)) await inCall({ services }, () => work(payload, REMINDING))
  },
})

/** A send that goes on. */
interface Running extends SendJob {
  name: string
  survey: StoredSurvey
  conditions: StartConditions
  remindAfter: number | null
}

/** What is done with the people of a send, one after the other. */
interface Round {
  queue: string
  /** the state of those with whom it is done */
  status: 'pending' | 'sent'
  /** returns the next of them after a chat; undefined if there is nobody left */
  next: (sendId: number, after: number) => Promise<{ chat_id: number } | undefined>
  /** asks one of them, and returns what is stored of it */
  ask: (send: Running, chatId: number) => Promise<PersonChange>
  /** what is stored of somebody who could not be asked in any attempt */
  failed: PersonChange
  /** ends it */
  over: (send: Running) => Promise<void>
}

type PersonChange = UpdateObject<Database, 'survey_send_chat'>

async function work(job: SendJob, round: Round): Promise<void> {
  const row = await db()
    .selectFrom('survey_send as s')
    .innerJoin('form as f', 'f.id', 's.form_id')
    .select(['s.name', 's.form_id', 's.remind_after_hours', 's.exclude_answered_days', 'f.deleted_at'])
    .where('s.id', '=', job.send_id)
    .where('s.bot_id', '=', job.bot_id)
    .where('s.status', '=', 'running')
    .executeTakeFirst()
  if (!row) return
  if (row.deleted_at !== null) return end(job.send_id, 'cancelled')
  const survey = await surveyOf({ botId: job.bot_id }, row.form_id)
  const conditions = conditionsOf(survey, row)
  const send = { ...job, name: row.name, survey, conditions, remindAfter: row.remind_after_hours }
  const { tried = 0 } = job
  let { after = 0 } = job
  for (let count = 0; count < BATCH; count++) {
    const person = await round.next(job.send_id, after)
    if (!person) return finish(send, round, tried)
    await askAlone(send, round, person.chat_id, tried + 1 >= ATTEMPTS)
    after = person.chat_id
  }
  await again(send, round, { tried, after })
}

/** Ends a round, unless it failed to ask somebody who is tried again later. */
async function finish(send: Running, round: Round, tried: number): Promise<void> {
  const left = await round.next(send.send_id, 0)
  if (!left) return tx(() => round.over(send))
  await again(send, round, { tried: tried + 1 }, new Date(Date.now() + WAIT_MINUTES * MINUTE))
}

const again = (
  { bot_id, send_id }: Running,
  { queue }: Round,
  place: Pick<SendJob, 'tried' | 'after'>,
  runAt?: Date,
): Promise<void> =>
  tx(async () => {
    await emitContentChange(bot_id, 'survey_send')
    await enqueue(queue, { bot_id, send_id, ...place }, { key: String(send_id), ...(runAt && { runAt }) })
  })

/**
 * Asks one person in a transaction of their own. A failure is logged, and noted the last time, so that it stops neither the
 * others nor the end of the send, unless the store is gone.
 */
async function askAlone(send: Running, { status, ask, failed }: Round, chatId: number, isLast: boolean): Promise<void> {
  const { send_id: sendId } = send
  try {
    await tx(async () => store(sendId, chatId, status, await ask(send, chatId)))
  } catch (error) {
    if (isStoreUnavailable(error) || isDiskFull(error)) throw error
    currentCall().services.log.error(
      { err: error, chat_id: chatId, send_id: sendId },
      'a survey was not sent to a chat',
    )
    if (isLast) await store(sendId, chatId, status, failed)
  }
}

/**
 * Selects the next person of a send that still runs. It locks nothing: one job works on a send, and of two that ask the
 * same person, by the key of the start, one does.
 */
const next = (sendId: number, status: 'pending' | 'sent', after: number) =>
  db()
    .selectFrom('survey_send_chat as c')
    .innerJoin('survey_send as s', 's.id', 'c.send_id')
    .select('c.chat_id')
    .where('c.send_id', '=', sendId)
    .where('c.chat_id', '>', after)
    .where('s.status', '=', 'running')
    .where('c.status', '=', status)
    .orderBy('c.chat_id')
    .limit(1)

/** Asks everybody for the first time. */
const ASKING: Round = {
  queue: SURVEY_SEND,
  status: 'pending',
  next: (sendId, after) => next(sendId, 'pending', after).executeTakeFirst(),
  async ask({ bot_id: botId, send_id: sendId, survey, conditions, name }, chatId) {
    const result = await startFormInChat({
      ...{ botId, chatId, formId: survey.id, key: `send ${sendId}`, source: sendSource(name), origin: { sendId } },
      ...conditions,
    })
    return result.started
      ? { status: 'sent', sent_at: currentCall().services.clock(), message_id: await lastSaid(chatId) }
      : { status: 'excluded', reason: result.refusal }
  },
  failed: { status: 'excluded', reason: 'error' },
  over: asked,
}

/** Ends a send once everybody was asked, or leaves it to its reminder. */
async function asked({ bot_id, send_id, remindAfter }: Running): Promise<void> {
  await emitContentChange(bot_id, 'survey_send')
  if (remindAfter === null) return end(send_id)
  const runAt = new Date(Date.now() + remindAfter * HOUR)
  await enqueue(SURVEY_REMIND, { bot_id, send_id }, { key: String(send_id), runAt })
}

async function end(sendId: number, status: 'finished' | 'cancelled' = 'finished'): Promise<void> {
  await db()
    .updateTable('survey_send')
    .set({ status, updated_at: currentCall().services.clock() })
    .where('id', '=', sendId)
    .where('status', '=', 'running')
    .execute()
}

/** Asks those once more who answered nothing, and called nothing off. Who cannot be reminded now is not looked at again. */
const REMINDING: Round = {
  queue: SURVEY_REMIND,
  status: 'sent',
  next: (sendId, after) =>
    next(sendId, 'sent', after)
      .where('c.reminded_at', 'is', null)
      .where('c.reason', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('form_run as u')
            .select('u.id')
            .whereRef('u.chat_id', '=', 'c.chat_id')
            .where('u.send_id', '=', sendId)
            .where('u.status', 'in', ['partial', 'abandoned'])
            .where(sql<boolean>`u.answers = '{}'`),
        ),
      )
      .executeTakeFirst(),
  async ask({ bot_id: botId, send_id: sendId, survey, conditions, name }, chatId) {
    const result = await startFormInChat({
      ...{ botId, chatId, formId: survey.id, key: `send ${sendId} again`, source: sendSource(name) },
      ...{ origin: { sendId }, again: true, ...conditions },
    })
    return result.started ? { reminded_at: currentCall().services.clock() } : { reason: result.refusal }
  },
  failed: { reason: 'error' },
  async over({ bot_id, send_id }) {
    await end(send_id)
    await emitContentChange(bot_id, 'survey_send')
  },
}

/** Stores what became of somebody, unless another process did. */
async function store(sendId: number, chatId: number, status: Round['status'], change: PersonChange): Promise<void> {
  await db()
    .updateTable('survey_send_chat')
    .set(change)
    .where('send_id', '=', sendId)
    .where('chat_id', '=', chatId)
    .where('status', '=', status)
    .execute()
}

/** Returns the last message of the bot in a chat, which asks the first question: its delivery may fail. */
async function lastSaid(chatId: number): Promise<number | null> {
  const message = await db()
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('author', '=', 'bot')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return message?.id ?? null
}
