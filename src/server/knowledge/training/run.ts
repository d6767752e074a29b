import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { deleteUnusedSecrets } from '../dialogue/webhook/unused-secrets.ts'
import { clearPending } from './pending.ts'
import type { TrainingState } from './stage.ts'
import { emitTraining, type TrainingError } from './view.ts'

/** The job queue for trainings; a job's payload is the ID of its run. */
export const TRAINING = 'training'
/** The queue for trainings of many examples, which take minutes: those of seconds do not wait for them. */
export const LARGE_TRAINING = 'training-large'

/** A run with the token of the attempt that owns it. */
export interface Run {
  readonly id: number
  readonly botId: number
  readonly owner: string
}

/** Thrown when an attempt no longer owns its run: it was cancelled or taken over by another attempt. */
export class RunLost extends Error {
  override readonly name = 'Gone'
}

/** Takes ownership of an unfinished run; undefined if it has ended meanwhile. */
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

/** Returns whether the run is unfinished and owned by this attempt. */
export async function isOwnRun({ id, owner }: Run): Promise<boolean> {
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
 * Runs `work` in a transaction that has locked the bot's row, if this attempt owns the run. Lock order: first the
 * bot's row, then the run's. Rejects with {@link RunLost} if the attempt no longer owns the run.
 */
export function inRun<T>(run: Run, work: () => Promise<T>): Promise<T> {
  return tx(async () => {
    await lockBot(run)
    if (!(await isOwnRun(run))) throw new RunLost('the run now belongs to another attempt')
    return work()
  })
}

/** Moves the run to a stage: updates run and bot and publishes the event, in one transaction. */
export function enterStage(run: Run, stage: TrainingState): Promise<void> {
  return inRun(run, async () => {
    const at = currentCall().services.clock().toISOString()
    await db()
      .updateTable('training_run')
      .set({ state: stage, stages: sql`stages || ${json([{ stage, at }])}` })
      .where('id', '=', run.id)
      .execute()
    await db().updateTable('bot').set({ state: stage }).where('id', '=', run.botId).execute()
    await emitTraining(run.botId)
  })
}

/** Ends an unfinished run without success. The caller has locked the bot's row; the published model stays. */
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
  await emitTraining(botId)
}

/** Publishes the run's model, clears the pending changes that it covers, and deletes the secrets that it made unused. */
export async function completeRun({ id, botId }: Run, mark: number): Promise<void> {
  const at = currentCall().services.clock()
  await activateModel(botId, id)
  await db()
    .updateTable('training_run')
    .set({ state: 'active', finished_at: at, owner: null })
    .where('id', '=', id)
    .execute()
  await clearPending(botId, mark)
  await deleteUnusedSecrets(botId)
  await emitTraining(botId)
}

/** Makes a run's model the published one. */
export async function activateModel(botId: number, runId: number): Promise<void> {
  await db()
    .updateTable('bot_model')
    .set({ active: false })
    .where('bot_id', '=', botId)
    .where('active', '=', true)
    .execute()
  await db().updateTable('bot_model').set({ active: true }).where('run_id', '=', runId).execute()
}

/**
 * Returns the state of a bot that is not being trained: `pending` if changes are pending or there is no published
 * model.
 */
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
