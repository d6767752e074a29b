import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import type { Scope } from '../http/scope.ts'
import { deletedRows } from '../scope/content.ts'

type Deleted = components['schemas']['DeletedResponse']

/** What can be brought back, the last deleted first. */
export async function deletedResponses(scope: Scope): Promise<Deleted[]> {
  const main = await deletedRows(scope, 'response', 'title')
  const secondary = await deletedRows(scope, 'secondary_response', 'name')
  return [
    ...main.map((row) => ({ ...row, type: 'response' as const })),
    ...secondary.map((row) => ({ ...row, type: 'secondary' as const })),
  ].sort((one, other) => other.deleted_at.localeCompare(one.deleted_at))
}

/** Words of a deleted answer by keyword; as long as the history writes them. */
const WORDS = sql<string>`left((select string_agg(word, ', ' order by at)
  from jsonb_array_elements_text(t.keywords) with ordinality as k (word, at)), 80)`

/** The answers by keyword that can be brought back, the last deleted first. */
export const deletedQuick = (scope: Scope) => deletedRows(scope, 'quick_response', WORDS)
