import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import type { UntrainedChange } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { emitTraining } from './view.ts'

/**
 * Counts changes that only take effect with the next training, changes the bot's state from `active` to `pending`, and
 * publishes both. The resource comes from the current operation (`x-audit`) by default. Call it inside the transaction
 * of the change: it keeps the bot's row locked until the end, so that a training's snapshot contains either both the
 * change and its count or neither.
 */
export async function markUntrained({ botId }: Pick<Scope, 'botId'>, given: UntrainedChange = {}): Promise<void> {
  const { operation, effects, services, isPart } = currentCall()
  if (isPart) return
  const { resource = operation?.audit?.resource as UntrainedChange['resource'], count = 1 } = given
  if (!resource)
    throw new Error(`${operation?.id ?? 'A job'} has no x-audit, so the resource of the untrained change is unknown`)
  if (count < 1) return
  if (effects) effects.untrained += count
  const at = services.clock()
  // Inserted rows already hold a key lock on the bot through their foreign key. FOR UPDATE would conflict with those
  // locks, and two concurrent inserts would deadlock.
  const locked = db().selectFrom('bot').select('state').where('id', '=', botId).forNoKeyUpdate()
  const bot = await locked.executeTakeFirstOrThrow()
  const state = bot.state === 'active' ? 'pending' : bot.state
  await db()
    .updateTable('bot')
    .set({ pending_changes: sql`pending_changes + ${count}::int`, state, updated_at: at })
    .where('id', '=', botId)
    .execute()
  await db().insertInto('untrained_change').values({ bot_id: botId, resource, count, at }).execute()
  if (state !== bot.state) await emitTraining(botId)
  await emitContentChange(botId, resource)
}
