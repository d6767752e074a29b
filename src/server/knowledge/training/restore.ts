import { record } from '../../foundation/audit/record.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { clearReturn } from './pending.ts'
import { activate } from './run.ts'
import { runOf, type TrainingRun } from './runs.ts'
import { markUntrained } from './untrained.ts'
import { tellTraining } from './view.ts'

/**
 * Lets an earlier model answer again. What is taught stays as it is, so the bot then waits for a training (it would
 * change what answers), unless the model is that of the last one. 404 when the bot has no such training, 409 while one
 * runs and when its model is not kept any more or answers already.
 */
export function restoreModel(scope: Scope, id: number): Promise<TrainingRun> {
  return tx(async () => {
    const { botId } = scope
    await lockBot(scope)
    const run = await runOf(scope, id)
    if (run.active) throw problem(409, 'active', 'Ese modelo ya es el que contesta.')
    if (!run.restorable)
      throw problem(409, 'gone', 'El modelo de ese entrenamiento ya no se guarda. Elegir otro más reciente.')
    await assertIdle(botId)
    const before = await activeRun(botId)
    await activate(botId, id)
    await countReturn(scope, id)
    await record({
      id,
      label: `Entrenamiento ${run.number}`,
      before: { run: before ?? null },
      after: { run: id },
    })
    await tellTraining(botId)
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
  if (open) throw problem(409, 'training', 'Hay un entrenamiento en curso. Esperar a que termine o cancelarlo.')
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

/** Going back counts as one change that waits for a training; coming forward to the last model takes that away. */
async function countReturn(scope: Scope, id: number): Promise<void> {
  const { botId } = scope
  const { last } = await db()
    .selectFrom('training_run')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('bot_id', '=', botId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow()
  await clearReturn(botId)
  if (id !== last) await markUntrained(scope, { resource: 'training' })
}
