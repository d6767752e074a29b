import { sql } from 'kysely'
import type { Scope } from '../../http/scope.ts'
import { db } from '../../store/db.ts'

/** Deletes softly the responses of an intent that is being deleted; who leads to them has to be seen to afterwards. */
export async function deleteMainOf({ botId, userId }: Scope, intentId: number, at: Date): Promise<void> {
  await db()
    .updateTable('response')
    .set({ deleted_at: at, updated_at: at, updated_by: userId, version: sql`version + 1` })
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Brings back the responses that were deleted with an intent, but for those whose title another one has by now.
 * @param gone when the intent was deleted
 * @returns how many came back
 */
export async function restoreMainOf({ botId, userId }: Scope, intentId: number, gone: Date, at: Date): Promise<number> {
  const { rows } = await sql`
    update response r set deleted_at = null, updated_at = ${at}, updated_by = ${userId}, version = version + 1
    where bot_id = ${botId} and intent_id = ${intentId} and deleted_at = ${gone}
      and not exists (select 1 from response o where o.bot_id = r.bot_id and o.deleted_at is null
        and fold(o.title) = fold(r.title))
    returning id`.execute(db())
  return rows.length
}
