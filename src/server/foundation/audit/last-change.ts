import type { Operation } from '../../../contract/operation.ts'
import { currentCall } from '../http/context.ts'
import { type Changed, Problem } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

interface Known {
  id?: number | string
  updated_at?: string
  updated_by?: Changed['by'] | null
}

/**
 * Adds to a `stale` error who made the conflicting change and when. Both come from the current record if it has them,
 * otherwise from the audit log. Other errors are left unchanged.
 */
export async function addLastChange(error: unknown, { audit }: Pick<Operation, 'audit'>): Promise<void> {
  if (!(error instanceof Problem) || error.code !== 'stale' || error.changed) return
  const { id, updated_at, updated_by } = (error.current ?? {}) as Known
  const known = updated_at === undefined ? {} : { at: updated_at }
  if (updated_by) error.changed = { ...known, by: updated_by }
  else {
    const { scope } = currentCall()
    error.changed = { ...known, ...(audit && scope && (await lastChange(scope, audit.resource, id, updated_at))) }
  }
}

/**
 * Returns author and time of a record's last change from the audit log: the first entry at or after `since`, or the
 * latest entry if `since` is undefined.
 */
export async function lastChange(
  { botId }: Pick<Scope, 'botId'>,
  resource: string,
  id: Known['id'],
  since?: string,
): Promise<Changed> {
  const lines = db()
    .selectFrom('audit')
    .select(['at', 'actor_id', 'actor_name'])
    .where('bot_id', '=', botId)
    .where('resource_type', '=', resource)
    .where('resource_id', id === undefined ? 'is' : '=', id === undefined ? null : String(id))
    .where('action', 'not in', ['export', 'view_sensitive'])
    .where('status', '=', 'ok')
    .limit(1)
  const line = await (since === undefined
    ? lines.orderBy('at', 'desc').orderBy('id', 'desc')
    : lines.where('at', '>=', since).orderBy('at').orderBy('id', 'desc')
  ).executeTakeFirst()
  if (!line) return {}
  return { at: line.at, ...(line.actor_id && { by: { id: line.actor_id, name: line.actor_name } }) }
}
