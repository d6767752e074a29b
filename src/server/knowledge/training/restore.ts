import { writeAudit } from '../../foundation/audit/record.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { clearModelRestore } from './pending.ts'
import { activateModel } from './run.ts'
import { runOf, type TrainingRun } from './runs.ts'
import { markUntrained } from './untrained.ts'
import { emitTraining } from './view.ts'

/**
 * Publishes an earlier model again. The content stays as it is, so the bot then has pending changes, unless the model
 * is from the last training. 404 if the bot has no such training; 409 while one runs, and if its model is already
 * published or no longer stored.
 */
export function restoreModel(scope: Scope, id: number): Promise<TrainingRun> {
  return tx(async () => {
    const { botId } = scope
    await lockBot(scope)
    const run = await runOf(scope, id)
    if (run.active) throw problem(409, 'active', 'Ese modelo ya es el que contesta. Elige otro.')
    if (!run.restorable)
      throw problem(409, 'gone', 'Ya no guardamos el modelo de ese entrenamiento. Elige uno más reciente.')
    await assertIdle(botId)
    const before = await activeRun(botId)
    await activateModel(botId, id)
    await countReturn(scope, id)
    await writeAudit({
      id,
      label: `Entrenamiento ${run.number}`,
      before: { run: before ?? null },
      after: { run: id },
    })
    await emitTraining(botId)
    return runOf(scope, id)
  })
}

async function assertIdle(botId: number): Promise<void> {
  const open = await db()
    .selectFrom('training_run')
    .select('id')
    .where('bot_id', '=', botId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (open) throw problem(409, 'training', 'Hay un entrenamiento en curso. Espera a que termine o cancélalo.')
}

async function activeRun(botId: number): Promise<number | undefined> {
  const row = await db()
    .selectFrom('bot_model')
    .select('run_id')
    .where('bot_id', '=', botId)
    .where('active', '=', true)
    .executeTakeFirst()
  return row?.run_id
}

/** Returning to an earlier model counts as one pending change; returning to the latest model removes it. */
async function countReturn(scope: Scope, id: number): Promise<void> {
  const { botId } = scope
  const { last } = await db()
    .selectFrom('training_run')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('bot_id', '=', botId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  await clearModelRestore(botId)
  if (id !== last) await markUntrained(scope, { resource: 'training' })
}
