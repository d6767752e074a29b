import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db } from '../../foundation/store/db.ts'
import type { Followers } from '../intents/taught.ts'

/**
 * Examples follow their intent. Once it is deleted other intents may have their phrases; who brings it back holds the
 * bot, and phrases that the bot has again stay away.
 */
export const examplesOfIntents: Followers<number> = {
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

  async give(scope, from, into) {
    const at = currentCall().services.clock()
    const result = await change(scope, from, at).set({ intent_id: into }).executeTakeFirst()
    return Number(result.numUpdatedRows)
  },
}

/** A change of all examples that an intent has. */
const change = ({ botId, userId }: Scope, intentId: number, at: Date) =>
  db()
    .updateTable('example')
    .set({ updated_at: at, updated_by: userId, version: nextVersion })
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
