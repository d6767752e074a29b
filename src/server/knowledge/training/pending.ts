import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'

type PendingChange = components['schemas']['PendingChange']

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
