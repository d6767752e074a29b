import type { components } from '../../../generated/api.d.ts'
import { currentCall } from '../http/context.ts'
import type { Scope } from '../http/scope.ts'
import { restorableSince } from '../jobs/retention.ts'
import { db } from '../store/db.ts'
import { person } from './people.ts'

type Deleted = components['schemas']['DeletedResponse']
type Table = 'response' | 'secondary_response' | 'quick_response'

/** Whether it was deleted, and not too long ago to be brought back. */
export async function deletedSince({ botId }: Scope, table: Table, id: number): Promise<boolean> {
  const row = await db()
    .selectFrom(table)
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('deleted_at', '>=', restorableSince(currentCall().services.clock()))
    .executeTakeFirst()
  return row !== undefined
}

/** What can be brought back, the last deleted first. */
export async function deletedResponses({ botId }: Scope): Promise<Deleted[]> {
  const since = restorableSince(currentCall().services.clock())
  const main = await db()
    .selectFrom('response')
    .select(['id', 'title', 'deleted_at', person('updated_by').as('deleted_by')])
    .where('bot_id', '=', botId)
    .where('deleted_at', '>=', since)
    .execute()
  const secondary = await db()
    .selectFrom('secondary_response')
    .select(['id', 'name as title', 'deleted_at', person('updated_by').as('deleted_by')])
    .where('bot_id', '=', botId)
    .where('deleted_at', '>=', since)
    .execute()
  return [
    ...main.map((row) => ({ ...row, type: 'response' as const })),
    ...secondary.map((row) => ({ ...row, type: 'secondary' as const })),
  ]
    .sort((one, other) => Number(other.deleted_at) - Number(one.deleted_at))
    .map(({ deleted_at, ...row }) => ({ ...row, deleted_at: (deleted_at as Date).toISOString() }))
}

/** Forgets for good what was deleted too long ago to be brought back. */
export async function cleanResponses(now: Date): Promise<void> {
  for (const table of ['response', 'secondary_response', 'quick_response'] as const)
    await db().deleteFrom(table).where('deleted_at', '<', restorableSince(now)).execute()
}
