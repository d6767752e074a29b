import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db } from '../../foundation/store/db.ts'
import type { DependentRows } from '../intents/dependents.ts'

/**
 * Deletes, restores and merges examples with their intent. Other intents may reuse the phrases of a deleted one; a
 * restore skips phrases that exist again. The caller has locked the bot.
 */
export const examplesOfIntents: DependentRows<number> = {
  async remove(scope, intentId, at) {
    await change(scope, intentId, at).set({ deleted_at: at }).execute()
  },

  async restore({ botId, userId }, intentId, gone, at) {
    const { rows } = await sql`
      update example e set deleted_at = null, updated_at = ${at}, updated_by = ${userId}, version = ${nextVersion}
      where bot_id = ${botId} and intent_id = ${intentId} and deleted_at = ${gone}
        and not exists (select 1 from example o
          where o.bot_id = e.bot_id and o.folded = e.folded and o.deleted_at is null)
      returning id`.execute(db())
    return { count: rows.length, lost: [] }
  },

  async mergeInto(scope, from, into) {
    const at = currentCall().services.clock()
    const result = await change(scope, from, at).set({ intent_id: into }).executeTakeFirst()
    return Number(result.numUpdatedRows)
  },
}

/** Returns an update query for all examples of an intent. */
const change = ({ botId, userId }: Scope, intentId: number, at: Date) =>
  db()
    .updateTable('example')
    .set({ updated_at: at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
