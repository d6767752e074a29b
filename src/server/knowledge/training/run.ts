import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { clearPending } from './pending.ts'
import type { TrainingState } from './stage.ts'
import { type TrainingError, tellTraining } from './view.ts'

/** The queue whose jobs are trainings; a job names its run. */
export const TRAINING = 'training'

/** A run as the attempt that owns it knows it. */
export interface Run {
  readonly id: number
  readonly botId: number
  readonly owner: string
}

/** Thrown where a run goes on no more for this attempt: it was cancelled, or another attempt took it over. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

/** Makes an unfinished run this attempt's own; undefined when it has ended meanwhile. */
export async function takeOver(id: number, owner: string): Promise<{ run: Run; state: string } | undefined> {
  const row = await db()
    .updateTable('training_run')
    .set({ owner })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning(['bot_id', 'state'])
    .executeTakeFirst()
  return row && { run: { id, botId: row.bot_id, owner }, state: row.state }
}

/** Whether the run still goes on and is this attempt's. */
export async function isMine({ id, owner }: Run): Promise<boolean> {
  const row = await db()
    .selectFrom('training_run')
    .select('id')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Does `work` for a run in one transaction, with the bot's row and then the run's locked (everybody takes them in this
 * order). Rejects with {@link Gone} when the run is not this attempt's any more.
 */
export function inRun<T>(run: Run, work: () => Promise<T>): Promise<T> {
  return tx(async () => {
    await lockBot(run)
    if (!(await isMine(run))) throw new Gone('the run is not this attempt’s any more')
    return work()
  })
}

/** The run comes to a stage: stored on run and bot, and told, in one transaction. */
export function enter(run: Run, stage: TrainingState): Promise<void> {
  return inRun(run, async () => {
    const at = currentCall().services.clock().toISOString()
    await db()
      .updateTable('training_run')
      .set({ state: stage, stages: sql`stages || ${json([{ stage, at }])}` })
      .where('id', '=', run.id)
      .execute()
    await db().updateTable('bot').set({ state: stage }).where('id', '=', run.botId).execute()
    await tellTraining(run.botId)
  })
}

/** How an unfinished run ends other than well. The caller holds the bot's row; the model that answers stays. */
export async function endRun(
  { id, botId }: Pick<Run, 'id' | 'botId'>,
  state: TrainingState,
  error: TrainingError | null = null,
): Promise<void> {
  const at = currentCall().services.clock()
  await db()
    .updateTable('training_run')
    .set({ state, finished_at: at, owner: null, error: error && json(error) })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
  await db().deleteFrom('bot_model').where('run_id', '=', id).where('active', '=', false).execute()
  const bot = error ? state : await settled(botId)
  await db().updateTable('bot').set({ state: bot }).where('id', '=', botId).execute()
  await tellTraining(botId)
}

/** The run's model answers from now on, and the changes that it learnt wait no more. */
export async function install({ id, botId }: Run, mark: number): Promise<void> {
  const at = currentCall().services.clock()
  await activate(botId, id)
  await db()
    .updateTable('training_run')
    .set({ state: 'active', finished_at: at, owner: null })
    .where('id', '=', id)
    .execute()
  await clearPending(botId, mark)
  await tellTraining(botId)
}

/** Makes a run's model the one that answers. */
export async function activate(botId: number, runId: number): Promise<void> {
  await db()
    .updateTable('bot_model')
    .set({ active: false })
    .where('bot_id', '=', botId)
    .where('active', '=', true)
    .execute()
  await db().updateTable('bot_model').set({ active: true }).where('run_id', '=', runId).execute()
}

/** How a bot is that is not being trained: pending while changes wait or nothing was ever learnt. */
async function settled(botId: number): Promise<TrainingState> {
  const bot = await db().selectFrom('bot').select('pending_changes').where('id', '=', botId).executeTakeFirstOrThrow()
  const model = await db()
    .selectFrom('bot_model')
    .select('run_id')
    .where('bot_id', '=', botId)
    .where('active', '=', true)
    .executeTakeFirst()
  return model && bot.pending_changes === 0 ? 'active' : 'pending'
}
