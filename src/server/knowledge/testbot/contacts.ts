import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { contains, spanishOrder } from '../../foundation/store/sql.ts'

/** Maximum number of contacts in the result. */
const MOST = 20

/** Returns contacts whose name or phone contains a text, by name. */
export function contactsLike({ botId }: Scope, typed: string): Promise<components['schemas']['TestContact'][]> {
  return db()
    .selectFrom('contact')
    .select(['id', 'name', 'phone'])
    .where('bot_id', '=', botId)
    .where(({ or }) => or([contains(sql.ref('name'), typed), contains(sql.ref('phone'), typed)]))
    .orderBy(spanishOrder(sql.ref('name')))
    .orderBy('id')
    .limit(MOST)
    .execute()
}
