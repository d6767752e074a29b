import type { components } from '../../../../generated/api.d.ts'
import { record } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { quotasOf } from '../../people/platform/quotas.ts'
import { endAbandoned } from './abandoned.ts'
import { labelOf } from './label.ts'
import { endRun, TRAINING } from './run.ts'
import { QUEUED } from './stage.ts'
import { tellTraining, trainingOf } from './view.ts'

type Training = components['schemas']['Training']

/** How often a training may be begun again after its process died. */
const ATTEMPTS = 20

/**
 * Asks for a training. 409 while one runs: whoever clicks twice, or at the same time as somebody else, starts one. 409
 * too when the plan allows no more today.
 */
export function startTraining(scope: Scope): Promise<Training> {
  return tx(async () => {
    const { botId, userId } = scope
    await lockBot(scope)
    const { state } = await db().selectFrom('bot').select('state').where('id', '=', botId).executeTakeFirstOrThrow()
    if (state === 'maintenance')
      throw problem(409, 'disabled', 'El chatbot está deshabilitado. Para entrenarlo hay que pedir que se habilite.')
    await endAbandoned(botId)
    if (await openRun(botId)) throw problem(409, 'training', 'Ya hay un entrenamiento en curso.')
    await refuseMore(botId)
    const id = await queueRun(botId, userId)
    await record({ id, label: await labelOf(id) })
    return trainingOf(botId)
  })
}

/** 409 when the plan allows no more trainings today. */
async function refuseMore(botId: number): Promise<void> {
  const usage = (await quotasOf(botId)).find(({ metric }) => metric === 'training_per_day')
  if (!usage || usage.limit === null || usage.used < usage.limit) return
  const text = `El plan permite hasta ${usage.limit} entrenamientos por día. Volver a entrenar mañana o cambiar de plan.`
  throw problem(409, 'plan_limit', text)
}

/** Stores a run, asks for its job and tells of it. The caller holds the bot's row and knows that no other run is open. */
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
  await enqueue(TRAINING, { run_id: id }, { maxAttempts: ATTEMPTS })
  await tellTraining(botId)
  return id
}

/** Ends the training that runs, whatever its stage; the model that answers stays. 409 when none runs. */
export function cancelTraining(scope: Scope): Promise<Training> {
  return tx(async () => {
    const { botId } = scope
    await lockBot(scope)
    const run = await openRun(botId)
    if (!run) throw problem(409, 'idle', 'No hay un entrenamiento en curso.')
    await endRun({ id: run.id, botId }, 'pending')
    await record({
      id: run.id,
      label: await labelOf(run.id),
      before: { state: run.state },
      after: { state: 'pending' },
    })
    return trainingOf(botId)
  })
}

function openRun(botId: number) {
  return db()
    .selectFrom('training_run')
    .select(['id', 'state'])
    .where('bot_id', '=', botId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
}
