import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'
import { auditColumns, type Change, toChange } from './change.ts'

/** The lines of one bot, all that a member may ever see. */
export function changesOf({ botId }: Scope) {
  return db().selectFrom('audit').where('bot_id', '=', botId).select(auditColumns)
}

/** The latest lines, newest first. */
export async function recentChanges(scope: Scope, count: number): Promise<Change[]> {
  const rows = await changesOf(scope).orderBy('at', 'desc').orderBy('id', 'desc').limit(count).execute()
  return rows.map(toChange)
}
