import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { db } from '../../foundation/store/db.ts'
import { remainingSeconds } from './estimate.ts'
import { stateView } from './stage.ts'

type Training = components['schemas']['Training']
export type TrainingError = components['schemas']['TrainingError']

const NONE = { id: null, started_at: null, finished_at: null, started_by: null, error: null, estimated_seconds: null }

/**
 * Returns the running or the last training, as published to all members of the bot. After its end, the state is the
 * bot's.
 */
export async function trainingOf(botId: number): Promise<Training> {
  const { pending_changes, ...bot } = await db()
    .selectFrom('bot')
    .select(['state', 'pending_changes'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  const run = await lastRun(botId)
  if (!run) return { ...NONE, ...stateView(bot.state), pending_changes }
  const shown = {
    pending_changes,
    id: run.id,
    started_at: run.started_at,
    finished_at: run.finished_at,
    started_by: run.started_by ? { id: run.started_by, name: run.name ?? '' } : null,
    error: bot.state.endsWith('error') ? run.error : null,
  }
  if (run.finished_at) return { ...shown, ...stateView(bot.state), estimated_seconds: null }
  const last = run.stages.at(-1)
  const now = currentCall().services.clock()
  const since = last?.at ?? run.started_at
  const estimated_seconds = await remainingSeconds(botId, { stage: run.state, since, examples: run.examples }, now)
  return { ...shown, ...stateView(run.state), error: null, estimated_seconds }
}

/** Publishes the training state to all members of the bot. Call it inside the transaction of the change. */
export async function emitTraining(botId: number): Promise<void> {
  await emit(botId, 'training', await trainingOf(botId), {})
}

function lastRun(botId: number) {
  return db()
    .selectFrom('training_run as r')
    .leftJoin('app_user as u', 'u.id', 'r.started_by')
    .select(['r.id', 'r.state', 'r.started_at', 'r.finished_at', 'r.started_by', 'r.stages', 'r.examples', 'r.error'])
    .select('u.name')
    .where('r.bot_id', '=', botId)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
