import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { exact, type ListColumns, type ListRequest, listRows, text, time } from '../store/list.ts'
import { auditColumns, type Change, toChange } from './change.ts'

const TIMEZONE = 'America/Argentina/Buenos_Aires'

const columns: ListColumns = {
  id: exact('id'),
  at: time('at', TIMEZONE),
  actor: text('actor_name'),
  'actor.name': text('actor_name'),
  action: exact('action'),
  resource_type: exact('resource_type'),
  resource_id: exact('resource_id'),
  resource_label: text('resource_label'),
  status: exact('status'),
}

/** One page of a bot's history. */
export async function listChanges(scope: Scope, request: ListRequest): Promise<{ items: Change[]; total: number }> {
  const { items, total } = await listRows(changesOf(scope), request, columns, ['actor.name', 'resource_label'])
  return { items: items.map(toChange), total }
}

/** The latest lines of a bot's history, newest first. */
export async function recentChanges(scope: Scope, count: number): Promise<Change[]> {
  const rows = await changesOf(scope).orderBy('at', 'desc').orderBy('id', 'desc').limit(count).execute()
  return rows.map(toChange)
}

/** The lines of one bot, all that a member may ever see. */
function changesOf({ botId }: Scope) {
  return db().selectFrom('audit').where('bot_id', '=', botId).select(auditColumns)
}
