import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { quotasOf } from '../../people/platform/quotas.ts'
import { endAbandoned } from './abandoned.ts'
import { labelOf } from './label.ts'
import { endRun, LARGE_TRAINING, TRAINING } from './run.ts'
import { QUEUED } from './stage.ts'
import { emitTraining, trainingOf } from './view.ts'

type Training = components['schemas']['Training']

/** Maximum number of attempts of a training whose process dies. */
const ATTEMPTS = 20

/**
 * Milliseconds by which the first training of a bot goes before trainings that wait already: until then it answers with
 * nothing that it was taught, while the others have a model. A training that waited longer goes first.
 */
const HEAD_START_MS = 600_000

/** Number of examples above which a training counts as large. */
const MANY = 5_000

/**
 * Starts a training. 409 if one is already running (for example after a double click), or if the plan's daily limit is
 * reached.
 */
export function startTraining(scope: Scope): Promise<Training> {
  return tx(async () => {
    const { botId, userId } = scope
    await lockBot(scope)
    const { state, removed_at } = await db()
      .selectFrom('bot')
      .select(['state', 'removed_at'])
      .where('id', '=', botId)
      .executeTakeFirstOrThrow()
    // The bot was removed while this waited for its lock.
    if (removed_at !== null) throw commonProblems.notFound()
    if (state === 'maintenance')
      throw problem(409, 'disabled', 'El chatbot está deshabilitado. Para entrenarlo, pide a soporte que lo habilite.')
    await endAbandoned(botId)
    if (await openRun(botId))
      throw problem(409, 'training', 'Ya hay un entrenamiento en curso. Espera a que termine o cancélalo.')
    await refuseMore(botId)
    const id = await queueRun(botId, userId)
    await writeAudit({ id, label: await labelOf(id) })
    return trainingOf(botId)
  })
}

/** 409 if the plan's daily limit of trainings is reached. */
async function refuseMore(botId: number): Promise<void> {
  const usage = (await quotasOf(botId)).find(({ metric }) => metric === 'training_per_day')
  if (!usage || usage.limit === null || usage.used < usage.limit) return
  const text = `Tu plan permite hasta ${usage.limit} entrenamientos por día. Entrena mañana o cambia de plan.`
  throw problem(409, 'plan_limit', text)
}

/**
 * Inserts a run, enqueues its job and publishes the event. The caller has locked the bot's row and checked that no
 * other run is open.
 */
export async function queueRun(botId: number, userId: number | null): Promise<number> {
  const at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('training_run')
    .values({
      bot_id: botId,
      state: QUEUED,
      stages: json([{ stage: QUEUED, at: at.toISOString() }]),
      started_by: userId,
      started_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().updateTable('bot').set({ state: QUEUED }).where('id', '=', botId).execute()
  const runAt = (await hasModel(botId)) ? undefined : new Date(Date.now() - HEAD_START_MS)
  const queue = (await countExamples(botId)) > MANY ? LARGE_TRAINING : TRAINING
  await enqueue(queue, { run_id: id }, { maxAttempts: ATTEMPTS, ...(runAt && { runAt }) })
  await emitTraining(botId)
  return id
}

/** Cancels the running training at any stage; the published model stays. 409 if none is running. */
export function cancelTraining(scope: Scope): Promise<Training> {
  return tx(async () => {
    const { botId } = scope
    await lockBot(scope)
    const run = await openRun(botId)
    if (!run) throw problem(409, 'idle', 'El entrenamiento ya no está en curso.')
    await endRun({ id: run.id, botId }, 'pending')
    await writeAudit({
      id: run.id,
      label: await labelOf(run.id),
      before: { state: run.state },
      after: { state: 'pending' },
    })
    return trainingOf(botId)
  })
}

async function hasModel(botId: number): Promise<boolean> {
  const row = db().selectFrom('bot_model').select('run_id').where('bot_id', '=', botId).where('active', '=', true)
  return (await row.executeTakeFirst()) !== undefined
}

async function countExamples(botId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('example')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bot_id', '=', botId)
    .where('state', '=', 'active')
    .where('split', '=', 'train')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

function openRun(botId: number) {
  return db()
    .selectFrom('training_run')
    .select(['id', 'state'])
    .where('bot_id', '=', botId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
}
