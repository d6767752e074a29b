import { sql } from 'kysely'
import { group } from '../http/handler.ts'
import { db, spanishOrder } from '../store/db.ts'
import { block } from './block.ts'

/** The agenda, as far as conversations need it. */
export const contacts = group({
  contactMineList: async ({ scope }) => ({
    contacts: await db()
      .selectFrom('contact')
      .select(['id', 'name', 'phone'])
      .where('bot_id', '=', scope.botId)
      .where('assigned_user_id', '=', scope.userId)
      .orderBy(spanishOrder(sql.ref('name')))
      .orderBy('id')
      .limit(500)
      .execute(),
  }),
  contactBlock: ({ scope, body }) => block(scope, body),
})
