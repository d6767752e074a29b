import type { Scope } from '../http/scope.ts'
import { deletable } from '../jobs/retention.ts'
import { db } from '../store/db.ts'
import { invalidProblem } from './refuse.ts'
import type { BotTable } from './rows.ts'

/** Returns those of the IDs that belong to rows of this bot that are not deleted. */
export async function existingIds(
  { botId }: Pick<Scope, 'botId'>,
  table: BotTable,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db()
    .selectFrom(table as 'intent')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', [...new Set(ids)])
    .$if(table in deletable, (query) => query.where('deleted_at', 'is', null))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Validates references to rows: they must belong to this bot and not be deleted.
 * @param ids null and absent ids are ignored
 * @throws 422 at the field
 */
export async function checkIds(
  scope: Pick<Scope, 'botId'>,
  table: BotTable,
  ids: readonly (number | null | undefined)[],
  { field, text }: { field: string; text: string },
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if ((await existingIds(scope, table, wanted)).length < wanted.length) throw invalidProblem(field, text)
}
