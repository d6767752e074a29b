import type { Operation } from '../../../contract/operation.ts'
import { currentCall } from '../http/context.ts'
import { type Changed, Problem } from '../http/problem.ts'
import { db } from '../store/db.ts'

interface Known {
  id?: number | string
  updated_at?: string
  updated_by?: Changed['by'] | null
}

/**
 * Completes a refusal of a stale write with who made the change that it came too late for, and when: as the record says,
 * else as the history of changes does. Any other failure is left as it is.
 */
export async function sayWhoChanged(error: unknown, { audit }: Pick<Operation, 'audit'>): Promise<void> {
  if (!(error instanceof Problem) || error.code !== 'stale' || error.changed) return
  const { id, updated_at, updated_by } = (error.current ?? {}) as Known
  const told = updated_at === undefined ? {} : { at: updated_at }
  if (updated_by) error.changed = { ...told, by: updated_by }
  else error.changed = { ...told, ...(audit && (await lastChange(audit.resource, id, updated_at))) }
}

/** The line of the history that a record's last change wrote: of one that says when, the first since; else the latest. */
async function lastChange(resource: string, id: Known['id'], since: string | undefined): Promise<Changed> {
  const { scope } = currentCall()
  if (!scope) return {}
  const lines = db()
    .selectFrom('audit')
    .select(['at', 'actor_id', 'actor_name'])
    .where('bot_id', '=', scope.botId)
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
