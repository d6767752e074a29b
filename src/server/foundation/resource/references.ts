import type { Scope } from '../http/scope.ts'
import { deletable } from '../jobs/retention.ts'
import { db } from '../store/db.ts'
import { invalid } from './refuse.ts'
import type { BotTable } from './rows.ts'

/**
 * Refuses ids that are not of this bot, and those of what is deleted.
 * @param ids those that are null or absent refer to nothing
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
  if (rows.length < wanted.length) throw invalid(field, text)
}
