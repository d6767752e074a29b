import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { Period } from './range.ts'

/** Returns a period as the API tells it, with how far the conversations before it are counted, if they are. */
export async function describedPeriod(
  { botId, timeZone }: Scope,
  { now, before }: Period,
): Promise<components['schemas']['AnalyticsPeriod']> {
  const run = await db()
    .selectFrom('conversation_count')
    .select(['counted', 'chats'])
    .where('bot_id', '=', botId)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return {
    ...now,
    previous_from: before?.from ?? null,
    previous_to: before?.to ?? null,
    timezone: timeZone,
    counting: run ? Math.min(99, Math.floor((100 * run.counted) / Math.max(1, run.chats))) : null,
  }
}
