import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'
import { type Change, changeColumns, toChange } from './change.ts'
import { entriesAsSeen } from './seen.ts'
import { visibleChanges } from './visible.ts'

const columns = ({ timeZone }: Scope): ListColumns => ({
  id: exact('id'),
  at: time('at', timeZone),
  actor: text('actor_name'),
  'actor.name': text('actor_name'),
  action: exact('action'),
  resource_type: exact('resource_type'),
  resource_id: exact('resource_id'),
  resource_label: text('resource_label'),
  status: exact('status'),
})

/** Returns a page of the audit log, limited to what the caller may see. */
export async function listChanges(scope: Scope, request: ListRequest): Promise<{ items: Change[]; total: number }> {
  const { items, total } = await listRows(changesOf(scope), request, columns(scope))
  return { items: (await entriesAsSeen(scope, items)).map((row) => toChange(row, scope)), total }
}

/** Returns the latest visible entries, newest first. */
export async function recentChanges(scope: Scope, count: number): Promise<Change[]> {
  const rows = await changesOf(scope).orderBy('at', 'desc').orderBy('id', 'desc').limit(count).execute()
  return (await entriesAsSeen(scope, rows)).map((row) => toChange(row, scope))
}

/** The entries of a bot that the caller may see. All queries of the audit log start from this. */
function changesOf(scope: Scope) {
  return db().selectFrom('audit').where('bot_id', '=', scope.botId).where(visibleChanges(scope)).select(changeColumns)
}

/** An entry as stored. */
export type StoredChange = NonNullable<Awaited<ReturnType<typeof storedChange>>>

/** Returns an entry that the caller may see; undefined if there is none. */
export async function storedChange(scope: Scope, id: number) {
  const [row] = await entriesAsSeen(scope, await changesOf(scope).where('id', '=', id).execute())
  return row
}
