import type { components } from '../../../../generated/api.d.ts'
import { ChannelOptions } from '../../../../generated/options.ts'
import { db } from '../../foundation/store/db.ts'
import { lastFailures } from './channels.ts'

type BotState = components['schemas']['BotState']
type Incident = NonNullable<BotState['last_incident']>

/**
 * Returns the last incident: an unresolved failed training, else a channel that is degraded now, else the last failed
 * training with the time of the next successful one.
 */
export async function lastIncident(botId: number, channels: BotState['channels']): Promise<Incident | null> {
  const training = await failedTraining(botId)
  const troubled = channels.find(({ status }) => status === 'degraded')
  if (!troubled || (training && !training.resolved_at)) return training
  const failure = (await lastFailures(botId)).get(troubled.channel)
  if (!failure) return training
  const label = ChannelOptions.find(({ value }) => value === troubled.channel)?.label
  return { at: failure.at, message: `${label}: ${failure.error}`, resolved_at: null }
}

async function failedTraining(botId: number): Promise<Incident | null> {
  const run = await db()
    .selectFrom('training_run')
    .select(['id', 'finished_at', 'error'])
    .where('bot_id', '=', botId)
    .where('error', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!run?.finished_at) return null
  const next = await db()
    .selectFrom('training_run')
    .select('finished_at')
    .where('bot_id', '=', botId)
    .where('id', '>', run.id)
    .where('state', '=', 'active')
    .where('finished_at', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return {
    at: run.finished_at,
    message: (run.error as { message?: string }).message ?? '',
    resolved_at: next?.finished_at ?? null,
  }
}
