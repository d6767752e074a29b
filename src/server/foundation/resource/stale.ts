import { commonProblems } from '../http/problem.ts'
import { db } from '../store/db.ts'
import { person } from './person.ts'
import type { ContentTable } from './rows.ts'

/**
 * Throws a conflict with the current record, author and time if somebody else changed it since the caller read it.
 * @param current returns the record as the caller sees it
 */
export async function refuseStale(
  table: ContentTable,
  id: number,
  before: object & { version?: number },
  version: number | undefined,
  current: () => Promise<object | undefined>,
): Promise<void> {
  if (version === undefined || version === before.version) return
  const row = db()
    .selectFrom(table as 'label')
    .select(['updated_at', person('updated_by').as('by')])
    .where('id', '=', id)
  const { updated_at: at, by } = await row.executeTakeFirstOrThrow()
  throw commonProblems.stale((await current()) ?? {}, { at, ...(by && { by }) })
}
