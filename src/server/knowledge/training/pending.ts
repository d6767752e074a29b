import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'

type PendingChange = components['schemas']['PendingChange']

/** Returns the changes that wait for the next training: count and oldest time per resource. */
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

/**
 * Returns the ID of the latest counted change, or 0 if there is none. It is final once the bot's row is locked; a caller
 * without the lock compares it again under the lock.
 */
export async function lastChangeId(botId: number): Promise<number> {
  const row = await db()
    .selectFrom('untrained_change')
    .select(({ fn }) => fn.max('id').as('mark'))
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  return row?.mark ?? 0
}

/**
 * Deletes the changes covered by a training, up to `mark`. Returns the number of changes still pending. The caller has
 * locked the bot's row.
 */
export async function clearPending(botId: number, mark: number): Promise<number> {
  await db().deleteFrom('untrained_change').where('bot_id', '=', botId).where('id', '<=', mark).execute()
  return settlePending(botId)
}

/**
 * Deletes the pending change recorded by returning to an earlier model. Returns the number of changes still pending.
 */
export async function clearModelRestore(botId: number): Promise<number> {
  await db().deleteFrom('untrained_change').where('bot_id', '=', botId).where('resource', '=', 'training').execute()
  return settlePending(botId)
}

/** Updates the bot's counter and state from its pending changes: `pending` if there are any, else `active`. */
async function settlePending(botId: number): Promise<number> {
  const left = await pendingChanges(botId)
  const count = left.reduce((sum, one) => sum + one.count, 0)
  const state = count > 0 ? 'pending' : 'active'
  await db().updateTable('bot').set({ pending_changes: count, state }).where('id', '=', botId).execute()
  return count
}
