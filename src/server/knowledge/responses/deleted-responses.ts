import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { mainResponses } from './main/rules.ts'
import { secondaryResponses } from './secondary/rules.ts'

type Deleted = components['schemas']['DeletedResponse']

/**
 * Returns deleted main and secondary responses that can be restored, last deleted first; main ones with their intent.
 */
export async function deletedResponses(scope: Scope): Promise<Deleted[]> {
  const main = await mainResponses.deleted(scope)
  const secondary = await secondaryResponses.deleted(scope)
  const intents = await intentsOf(main.map(({ id }) => id))
  return [
    ...main.map((row) => ({ ...row, type: 'response' as const, detail: intents.get(row.id) ?? '' })),
    ...secondary.map((row) => ({ ...row, type: 'secondary' as const })),
  ].sort((one, other) => other.deleted_at.localeCompare(one.deleted_at))
}

/**
 * Returns the intent of each response as text, marking deleted ones: the user must know before restoring a response.
 */
async function intentsOf(ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db()
    .selectFrom('response as r')
    .innerJoin('intent as i', 'i.id', 'r.intent_id')
    .select(['r.id', 'i.name', 'i.deleted_at'])
    .where('r.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, name, deleted_at }) => [id, `Intención «${name}»${deleted_at === null ? '' : ' (eliminada)'}`]),
  )
}
