import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { tellContent } from '../realtime/content.ts'
import { db } from '../store/db.ts'

/** What can be changed so that it asks for a training: what the history of changes calls it. */
export type TrainedResource = components['schemas']['PendingChange']['resource']

/** What waits for a training, where it is not what the operation in progress changes. */
export interface Untrained {
  resource?: TrainedResource
  /** how many things one call changed (an import, a move of many); 1 when absent */
  count?: number
}

/**
 * Counts changes that customers only notice after the next training, and puts a bot that was ready into "pending"; of
 * both everybody is told. What was changed comes from the operation in progress (`x-audit`). Call it inside the
 * transaction of the change: it holds the bot's row until the end, so that a training's snapshot has either both the
 * change and its count or neither.
 */
export async function markUntrained({ botId }: Pick<Scope, 'botId'>, given: Untrained = {}): Promise<void> {
  const { operation, told, services } = currentCall()
  const { resource = operation?.audit?.resource as TrainedResource | undefined, count = 1 } = given
  if (!resource)
    throw new Error(`${operation?.id ?? 'A job'} has no x-audit and does not say what waits for a training`)
  if (count < 1) return
  if (told) told.untrained += count
  const at = services.clock()
  // what was added refers to the bot already: to lock its key as well, two such would wait for each other
  const locked = db().selectFrom('bot').select('state').where('id', '=', botId).forNoKeyUpdate()
  const bot = await locked.executeTakeFirstOrThrow()
  const state = bot.state === 'active' ? 'pending' : bot.state
  await db()
    .updateTable('bot')
    .set({ pending_changes: sql`pending_changes + ${count}::int`, state, updated_at: at })
    .where('id', '=', botId)
    .execute()
  await db().insertInto('untrained_change').values({ bot_id: botId, resource, count, at }).execute()
  if (state !== bot.state) await services.tellTraining(botId)
  await tellContent(botId, resource)
}
