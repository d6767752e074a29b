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
    await present(scope, intentId)
      .set({ ...edited(scope, at), deleted_at: at })
      .execute()
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
    const change = { ...edited(scope, currentCall().services.clock()), intent_id: into }
    const result = await present(scope, from).set(change).executeTakeFirst()
    return Number(result.numUpdatedRows)
  },
}

const edited = ({ userId }: Scope, at: Date) => ({ updated_at: at, updated_by: userId, version: nextVersion })

const present = ({ botId }: Scope, intentId: number) =>
  db()
    .updateTable('example')
    .where('bot_id', '=', botId)
    .where('intent_id', '=', intentId)
    .where('deleted_at', 'is', null)
