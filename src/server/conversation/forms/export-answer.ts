import { inCall } from '../../foundation/http/context.ts'
import { callOutside } from '../../foundation/http/outgoing.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import type { FormSettings } from '../../knowledge/catalogue/types.ts'
import { shownValues } from '../../knowledge/forms/survey/shown-values.ts'
import { surveySettings } from '../../knowledge/forms/survey/stored.ts'
import { unnamedSource } from './answers/source.ts'

/** The queue of answers to send to the address of their survey. */
const SURVEY_EXPORT = 'survey-export'

/** Minutes until each further attempt; after the last one the answer is not sent. */
const AGAIN_MINUTES = [1, 5, 30, 120, 480] as const

interface Job {
  bot_id: number
  run_id: number
  /** attempts that failed */
  failed: number
}

const isJob = (payload: unknown): payload is Job =>
  typeof payload === 'object' && payload !== null && 'run_id' in payload

/** Queues an answer for the address in the settings of its survey, if it has one, in the current transaction. */
export async function queueExport(botId: number, runId: number, settings: FormSettings): Promise<void> {
  if (!surveySettings(settings).webhook_url) return
  const job: Job = { bot_id: botId, run_id: runId, failed: 0 }
  await enqueue(SURVEY_EXPORT, { ...job }, { key: String(runId) })
}

/** Returns the handler of the queue. An address that does not take an answer is tried again for some hours. */
export function surveyJobs(services: Services): JobHandlers {
  return {
    [SURVEY_EXPORT]: async (payload) => {
      if (isJob(payload)) await inCall({ services }, () => exportNew(services, payload))
    },
  }
}

async function exportNew(services: Services, job: Job): Promise<void> {
  try {
    await send(services, job)
  } catch (error) {
    services.log.warn({ err: error }, 'an answer to a survey could not be exported')
    const minutes = AGAIN_MINUTES[job.failed]
    if (minutes === undefined) return
    const runAt = new Date(Date.now() + minutes * 60_000)
    const next = { ...job, failed: job.failed + 1 }
    await enqueue(SURVEY_EXPORT, next, { key: `${job.run_id}:${next.failed}`, runAt })
  }
}

/** Sends an answer. One that was deleted meanwhile, or whose survey has no address any more, is not sent. */
async function send({ settings }: Services, { bot_id, run_id }: Job): Promise<void> {
  const row = await db()
    .selectFrom('form_run as u')
    .innerJoin('form as f', 'f.id', 'u.form_id')
    .select([
      'u.id',
      'u.contact_id',
      'u.chat_id',
      'u.channel',
      'u.source',
      'u.answers',
      'u.started_at',
      'u.finished_at',
    ])
    .select(['f.id as form_id', 'f.name as form', 'f.questions', 'f.settings', unnamedSource.as('unnamed_source')])
    .where('u.bot_id', '=', bot_id)
    .where('u.id', '=', run_id)
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const { questions, settings: stored, answers, contact_id, chat_id, form_id, form, unnamed_source, ...answer } = row
  const { webhook_url, anonymous } = surveySettings(stored)
  if (!webhook_url) return
  const asked = questions.flatMap((question) => ('text' in question && 'kind' in question ? [question] : []))
  const { status } = await callOutside(webhook_url, {
    method: 'POST',
    headers: { 'idempotency-key': `${bot_id}-survey-${run_id}` },
    body: {
      ...answer,
      ...{ form_id, form },
      ...(anonymous ? { source: unnamed_source } : { contact_id, chat_id }),
      values: shownValues(asked, answers).map(({ question, title, value, text }) => ({ question, title, value, text })),
    },
    allowPrivate: settings.webhookPrivateAddresses === true,
  })
  if (status < 200 || status >= 300) throw new Error(`The address responded with status ${status}`)
}
