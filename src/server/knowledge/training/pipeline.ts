import { randomUUID } from 'node:crypto'
import { writeAuditAs } from '../../foundation/audit/record.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { Job, JobHandler, JobHandlers } from '../../foundation/jobs/run-job.ts'
import { notify } from '../../foundation/notify/notify.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import { watchRun } from './cancelling.ts'
import { failureOf } from './failure.ts'
import { labelOf } from './label.ts'
import {
  completeRun,
  endRun,
  enterStage,
  inRun,
  isOwnRun,
  LARGE_TRAINING,
  type Run,
  RunLost,
  TRAINING,
  takeOver,
} from './run.ts'
import { errorOf } from './stage.ts'
import { stagesFrom } from './stages.ts'

/**
 * The job handlers for trainings. If a process dies, another attempt takes over its job and continues from the stored
 * state.
 */
export function trainingJobs(services: Services): JobHandlers {
  const train: JobHandler = (payload, job) =>
    inCall({ services }, () => conduct((payload as { run_id: number }).run_id, job, services))
  return { [TRAINING]: train, [LARGE_TRAINING]: train }
}

/**
 * Processes a run from its current stage to its end. Stops silently if the run was cancelled or taken over by another
 * attempt. Rejects only if the worker stops or the database is unreachable; the job is then retried.
 */
async function conduct(runId: number, job: Job, services: Services): Promise<void> {
  const taken = await takeOver(runId, randomUUID())
  if (!taken) return
  const { run, state } = taken
  const watch = watchRun(run, job.signal)
  let at = state
  try {
    for (const stage of stagesFrom(state)) {
      at = stage.name
      await enterStage(run, stage.name)
      await stage.work?.({ run, signal: watch.signal })
      if (watch.signal.aborted) throw new RunLost('the run ended during a stage')
      if (stage.finished) await enterStage(run, stage.finished)
    }
    await finish(run)
  } catch (error) {
    if (job.signal.aborted || isStoreUnavailable(error)) throw error
    if (error instanceof RunLost || !(await isOwnRun(run))) return
    await fail(run, at, error, services)
  } finally {
    watch.done()
  }
}

/** Publishes the model and records it in the history, in one transaction with the end of the run. */
function finish(run: Run): Promise<void> {
  return inRun(run, async () => {
    const { change_mark, accuracy, examples, intents } = await db()
      .selectFrom('training_run')
      .select(['change_mark', 'accuracy', 'examples', 'intents'])
      .where('id', '=', run.id)
      .executeTakeFirstOrThrow()
    await completeRun(run, change_mark)
    await written(run, 'publish', { accuracy, examples, intents })
    await tell(run, 'training_finished', 'terminó: el chatbot ya responde con lo nuevo.')
  })
}

async function fail(run: Run, stage: string, cause: unknown, services: Services): Promise<void> {
  const state = errorOf(stage)
  const error = { stage: state, ...failureOf(cause, state) }
  services.log.warn({ bot: run.botId, run: run.id, stage, err: cause }, 'a training failed')
  await tx(async () => {
    await lockBot(run)
    if (!(await isOwnRun(run))) return
    await endRun(run, state, error)
    await written(run, 'train', { state, error: error.message }, 'failed')
    await tell(run, 'training_failed', `falló. ${error.message}`)
  })
}

async function tell({ id, botId }: Run, event: 'training_finished' | 'training_failed', what: string): Promise<void> {
  await notify(botId, { event, key: String(id), text: `${await labelOf(id)} ${what}`, link: '/state' })
}

async function written(run: Run, action: 'publish' | 'train', after: object, status?: 'failed'): Promise<void> {
  const { id, botId } = run
  const entry = { id, label: await labelOf(id), botId, after, ...(status && { status }) }
  return writeAuditAs({ action, resource: 'training' }, entry)
}
