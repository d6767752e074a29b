import { sql } from 'kysely'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

/**
 * Counts a change that customers only notice after the next training, and puts a bot that was ready into "pending".
 * Call it inside the transaction of the change.
 */
export async function markUntrained({ botId }: Scope, at: Date): Promise<void> {
  await db()
    .updateTable('bot')
    .set({
      pending_changes: sql`pending_changes + 1`,
      state: sql`case when state = 'active' then 'pending' else state end`,
      updated_at: at,
    })
    .where('id', '=', botId)
    .execute()
}

/**
 * Makes the transactions that change a bot's team wait for each other, so that two of them can't each remove "the
 * other" last administrator.
 */
export async function lockBot({ botId }: Pick<Scope, 'botId'>): Promise<void> {
  await db().selectFrom('bot').select('id').where('id', '=', botId).forUpdate().execute()
}
