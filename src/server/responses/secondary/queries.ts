import { sql } from 'kysely'
import type { Scope } from '../../http/scope.ts'
import { contains, db } from '../../store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../store/list.ts'
import { person, spoken } from '../people.ts'
import type { SecondaryResponse } from '../types.ts'
import { usesIn } from '../uses.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('s.id'),
  name: { ...text('s.name'), searched: (typed) => contains(sql`s.name || ' ' || ${spoken('s.messages')}`, typed) },
  kind: exact('s.kind'),
  enabled: exact('s.enabled'),
  updated_at: time('s.updated_at', timeZone),
})

/** One page of the bot's secondary responses, with who leads to each. */
export async function listSecondary(scope: Scope, request: ListRequest) {
  const { items, total } = await listRows(existing(scope), request, columns(scope), ['name'])
  const uses = await usesIn(scope)
  return { items: items.map((row) => asSecondary(row, uses.of('secondary', row.id))), total }
}

/** One of them, or a deleted one when asked for; undefined when the bot has none such. */
export async function findSecondary(scope: Scope, id: number, deleted = false): Promise<SecondaryResponse | undefined> {
  const row = await (deleted ? removed(scope) : existing(scope)).where('s.id', '=', id).executeTakeFirst()
  return row && asSecondary(row, (await usesIn(scope)).of('secondary', id))
}

const existing = (scope: Scope) => all(scope).where('s.deleted_at', 'is', null)
const removed = (scope: Scope) => all(scope).where('s.deleted_at', 'is not', null)

function all({ botId }: Scope) {
  return db()
    .selectFrom('secondary_response as s')
    .where('s.bot_id', '=', botId)
    .select(['s.id', 's.name', 's.kind', 's.questions', 's.messages', 's.buttons', 's.channels', 's.enabled'])
    .select(['s.retry_text', 's.max_attempts', 's.handoff_area_id', 's.created_at', 's.updated_at', 's.version'])
    .select([person('s.created_by').as('created_by'), person('s.updated_by').as('updated_by')])
}

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>

function asSecondary(row: Row, parents: SecondaryResponse['parents']): SecondaryResponse {
  const { created_at, updated_at, ...rest } = row
  return {
    ...(rest as unknown as SecondaryResponse),
    parents,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}
