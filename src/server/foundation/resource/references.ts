import type { Scope } from '../http/scope.ts'
import { deletable } from '../jobs/retention.ts'
import { db } from '../store/db.ts'
import { invalidProblem } from './refuse.ts'
import type { BotTable } from './rows.ts'

/**
 * Validates references to rows: they must belong to this bot and not be deleted.
 * @param ids null and absent ids are ignored
 * @throws 422 at the field
 */
export async function checkIds(
  { botId }: Pick<Scope, 'botId'>,
  table: BotTable,
  ids: readonly (number | null | undefined)[],
  { field, text }: { field: string; text: string },
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (wanted.length === 0) return
  const rows = await db()
    .selectFrom(table as 'intent')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', wanted)
    .$if(table in deletable, (query) => query.where('deleted_at', 'is', null))
    .execute()
  if (rows.length < wanted.length) throw invalidProblem(field, text)
}
