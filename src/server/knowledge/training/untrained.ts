import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { tellContent } from '../../foundation/realtime/content.ts'
import type { Untrained } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { tellTraining } from './view.ts'

/**
 * Counts changes that customers only notice after the next training, and puts a bot that was ready into "pending"; of
 * both everybody is told. What was changed comes from the operation in progress (`x-audit`). Call it inside the
 * transaction of the change: it holds the bot's row until the end, so that a training's snapshot has either both the
 * change and its count or neither.
 */
export async function markUntrained({ botId }: Pick<Scope, 'botId'>, given: Untrained = {}): Promise<void> {
  const { operation, told, services } = currentCall()
  const { resource = operation?.audit?.resource as Untrained['resource'], count = 1 } = given
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
  if (state !== bot.state) await tellTraining(botId)
  await tellContent(botId, resource)
}
