import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

// Who may use which quick replies, and so read the files that they carry.

/** The replies that the caller may use, as a query. */
export const visibleReplies = (scope: Scope) =>
  db().selectFrom('quick_reply').selectAll().where('bot_id', '=', scope.botId).where(usable(scope))

/** The replies that the caller may use, as a condition on the table `quick_reply`. */
export const usable = (scope: Scope) =>
  sql<boolean>`(quick_reply.owner_id = ${scope.userId} or ${sharedWith(scope, sql.ref('visibility'), sql.ref('area_ids'))})`

/** Whether a reply that says of itself who may use it is for the caller, whoever made it. */
export function sharedWith(
  { areas }: Pick<Scope, 'areas'>,
  visibility: RawBuilder<unknown>,
  areaIds: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ofArea = areas === 'all' ? sql`true` : sql`${areaIds} @? ${pathOf(areas)}::jsonpath`
  return sql<boolean>`(${visibility} = 'todos' or (${visibility} = 'area' and ${ofArea}))`
}

/** A jsonpath that finds any of these numbers in a list. */
function pathOf(areas: readonly number[]): string {
  return areas.length ? `$[*] ? (${areas.map((area) => `@ == ${Number(area)}`).join(' || ')})` : '$[*] ? (@ == -1)'
}
