import { randomUUID } from 'node:crypto'
import { recordAs } from '../../foundation/audit/record.ts'
import { inCall } from '../../foundation/http/context.ts'
import type { Job, JobHandlers } from '../../foundation/jobs/attempt.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isStoreAway, tx } from '../../foundation/store/db.ts'
import { watchRun } from './cancelling.ts'
import { failureOf } from './failure.ts'
import { labelOf } from './label.ts'
import { endRun, enter, Gone, inRun, install, isMine, type Run, TRAINING, takeOver } from './run.ts'
import { errorOf } from './stage.ts'
import { stagesFrom } from './stages.ts'

/** Trainings as jobs. A job whose process died is taken over by another attempt, which goes on from what is stored. */
export function trainingJobs(services: Services): JobHandlers {
  return {
    [TRAINING]: (payload, job) =>
      inCall({ services }, () => conduct((payload as { run_id: number }).run_id, job, services)),
  }
}

/**
 * Takes a run from where it is to its end: installed, failed at a stage, or left alone because it was cancelled or is
 * another attempt's. Rejects only when the worker stops or the store fails: then the job is tried again.
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
      await enter(run, stage.name)
      await stage.work?.({ run, signal: watch.signal })
      if (watch.signal.aborted) throw new Gone('the run ended during a stage')
      if (stage.finished) await enter(run, stage.finished)
    }
    await finish(run)
  } catch (error) {
    if (job.signal.aborted || isStoreAway(error)) throw error
    if (error instanceof Gone || !(await isMine(run))) return
    await fail(run, at, error, services)
  } finally {
    watch.done()
  }
}

/** Installs the model and writes it down, in one transaction: it answers from the moment in which the run has ended. */
function finish(run: Run): Promise<void> {
  return inRun(run, async () => {
    const { change_mark, accuracy, examples, intents } = await db()
      .selectFrom('training_run')
      .select(['change_mark', 'accuracy', 'examples', 'intents'])
      .where('id', '=', run.id)
      .executeTakeFirstOrThrow()
    await install(run, change_mark)
    await written(run, 'publish', { accuracy, examples, intents })
  })
}

async function fail(run: Run, stage: string, cause: unknown, services: Services): Promise<void> {
  const state = errorOf(stage)
  const error = { stage: state, ...failureOf(cause, state) }
  services.log.warn({ bot: run.botId, run: run.id, stage, err: cause }, 'a training failed')
  await tx(async () => {
    await lockBot(run)
    if (!(await isMine(run))) return
    await endRun(run, state, error)
    await written(run, 'train', { state, error: error.message }, 'failed')
  })
}

async function written(run: Run, action: 'publish' | 'train', after: object, status?: 'failed'): Promise<void> {
  const { id, botId } = run
  const entry = { id, label: await labelOf(id), botId, after, ...(status && { status }) }
  return recordAs({ action, resource: 'training' }, entry)
}
