import { sql } from 'kysely'
import type { Scope } from '../http/scope.ts'
import { viewersOf } from '../scope/visibility.ts'
import { db, spanishOrder } from '../store/db.ts'

/** Who can be given a chat of the bot: the members that read chats, by name. */
export async function assignable({ botId }: Scope) {
  const ids = (await viewersOf(botId)).map(({ userId }) => userId)
  if (ids.length === 0) return []
  return db()
    .selectFrom('app_user')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .orderBy(spanishOrder(sql.ref('name')))
    .orderBy('id')
    .execute()
}

/** The areas whose chats the caller sees. */
export async function areasOf({ botId, areas }: Scope) {
  return db()
    .selectFrom('area')
    .select(['id', 'name', 'enable_handoff'])
    .where('bot_id', '=', botId)
    .$if(areas !== 'all', (query) => query.where('id', 'in', areas === 'all' || areas.length === 0 ? [-1] : areas))
    .orderBy('position')
    .orderBy('id')
    .execute()
}
