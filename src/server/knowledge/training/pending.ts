import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { tellContent } from '../../foundation/realtime/content.ts'
import { db } from '../../foundation/store/db.ts'
import { tellTraining } from './view.ts'

type PendingChange = components['schemas']['PendingChange']

/** What can be changed so that it asks for a training: what the history of changes calls it. */
export type TrainedResource = PendingChange['resource']

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
  if (state !== bot.state) await tellTraining(botId)
  await tellContent(botId, resource)
}

/** What waits for the next training, by resource: how many changes, and since when. */
export async function pendingChanges(botId: number): Promise<PendingChange[]> {
  const rows = await db()
    .selectFrom('untrained_change')
    .select(({ fn }) => ['resource', fn.sum<number>('count').as('count'), fn.min('at').as('since')])
    .where('bot_id', '=', botId)
    .groupBy('resource')
    .orderBy('resource')
    .execute()
  return rows.map(({ resource, count, since }) => ({
    resource,
    count: Number(count),
    since,
  }))
}

/** The last change that has been counted; to be read while the bot's row is locked. 0 when there is none. */
export async function changeMark(botId: number): Promise<number> {
  const row = await db()
    .selectFrom('untrained_change')
    .select(({ fn }) => fn.max('id').as('mark'))
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  return row?.mark ?? 0
}

/**
 * Forgets the changes that a training has learnt, those up to `mark`; answers how many still wait. The caller holds the
 * bot's row.
 */
export async function clearPending(botId: number, mark: number): Promise<number> {
  await db().deleteFrom('untrained_change').where('bot_id', '=', botId).where('id', '<=', mark).execute()
  return settlePending(botId)
}

/** Going back to another model is no change of it: forgets that there was one; answers how many changes still wait. */
export async function clearReturn(botId: number): Promise<number> {
  await db().deleteFrom('untrained_change').where('bot_id', '=', botId).where('resource', '=', 'training').execute()
  return settlePending(botId)
}

/** Makes the bot's count and state agree with the changes that wait: pending with some, ready with none. */
async function settlePending(botId: number): Promise<number> {
  const left = await pendingChanges(botId)
  const count = left.reduce((sum, one) => sum + one.count, 0)
  const state = count > 0 ? 'pending' : 'active'
  await db().updateTable('bot').set({ pending_changes: count, state }).where('id', '=', botId).execute()
  return count
}
