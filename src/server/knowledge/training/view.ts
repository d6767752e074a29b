import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { db } from '../../foundation/store/db.ts'
import { remaining } from './estimate.ts'
import { told } from './stage.ts'

type Training = components['schemas']['Training']
export type TrainingError = components['schemas']['TrainingError']

const NONE = { id: null, started_at: null, finished_at: null, started_by: null, error: null, estimated_seconds: null }

/** The training that runs or the last one, as everybody of the bot is told; a bot's own state once it has ended. */
export async function trainingOf(botId: number): Promise<Training> {
  const bot = await db().selectFrom('bot').select('state').where('id', '=', botId).executeTakeFirstOrThrow()
  const run = await lastRun(botId)
  if (!run) return { ...NONE, ...told(bot.state) }
  const shown = {
    id: run.id,
    started_at: run.started_at,
    finished_at: run.finished_at,
    started_by: run.started_by ? { id: run.started_by, name: run.name ?? '' } : null,
    error: bot.state.endsWith('error') ? run.error : null,
  }
  if (run.finished_at) return { ...shown, ...told(bot.state), estimated_seconds: null }
  const last = run.stages.at(-1)
  const now = currentCall().services.clock()
  const since = last?.at ?? run.started_at
  const estimated_seconds = await remaining(botId, { stage: run.state, since, examples: run.examples }, now)
  return { ...shown, ...told(run.state), error: null, estimated_seconds }
}

/** Tells everybody of the bot how its training is now. Inside the transaction of the change. */
export async function tellTraining(botId: number): Promise<void> {
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
