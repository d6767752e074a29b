import { problem } from '../../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../../foundation/http/scope.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { requireOwnWork } from '../among.ts'
import { authorOf } from '../author.ts'
import type { ExportRow } from './store.ts'

/** What an author saw of the chats of a bot when their export was made. */
export interface ExportSight {
  all: boolean
  role: number
  areas: 'all' | readonly number[]
  /** when the conversations were counted again: that gives them other numbers */
  counted?: string
}

const LEFT = 'Quien la pidió ya no está en el equipo o no puede ver estas conversaciones.'

/**
 * Returns what the author of an export may see now.
 * @throws 409 if they left the team or may no longer export; 403 if they may no longer see the work of its person
 */
export async function exporterOf({ bot_id, created_by, user_id }: ExportRow): Promise<UserScope> {
  const may = ({ chats, contacts }: Scope['permissions']) => chats === true && contacts === true
  const scope = await authorOf(bot_id, created_by ?? undefined, may, LEFT)
  requireOwnWork(scope, { user_id: user_id ?? undefined })
  return scope
}

/** Returns what somebody sees of the chats of a bot. */
export const sightOf = (scope: Pick<Scope, 'roleId' | 'areas'>): ExportSight => ({
  ...{ all: seesAll(scope), role: scope.roleId, areas: scope.areas },
})

/** Whether somebody who sees `now` sees all of what `then` was seen. */
export function covers(now: ExportSight, then: ExportSight): boolean {
  if (now.all) return true
  if (then.all || now.role !== then.role || then.areas === 'all') return false
  const { areas } = now
  return areas === 'all' || then.areas.every((area) => areas.includes(area))
}

/** Rejects the download of an export whose author sees less by now than what is in it. */
export function requireSight(scope: UserScope, { sight, user_id }: ExportRow): void {
  requireOwnWork(scope, { user_id: user_id ?? undefined })
  if (!sight || !covers(sightOf(scope), sight))
    throw problem(409, 'gone', 'Lleva conversaciones que ya no puedes ver. Pide otra exportación.')
}
