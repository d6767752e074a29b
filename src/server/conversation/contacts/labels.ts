import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

/**
 * The labels of a bot that contacts may have; others are for conversations only.
 * @param ids only those of them
 */
export async function contactLabels({ botId }: Pick<Scope, 'botId'>, ids?: readonly number[]) {
  if (ids?.length === 0) return []
  return db()
    .selectFrom('label')
    .select(['id', 'title'])
    .where('bot_id', '=', botId)
    .where('scope', 'in', ['contact', 'both'])
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute()
}
