import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

// Access to quick replies, through them to the files they contain, and to macros, which are shared alike.

/** The replies that the caller may use, as a query. */
export const visibleReplies = (scope: Scope) =>
  db().selectFrom('quick_reply').selectAll().where('bot_id', '=', scope.botId).where(usableReplies(scope))

/** The replies that the caller may use, as a condition on the table `quick_reply`. */
export const usableReplies = (scope: Scope) =>
  sql<boolean>`(quick_reply.owner_id = ${scope.userId} or ${isSharedWith(scope, sql.ref('visibility'), sql.ref('area_ids'))})`

/** The macros that the caller may use, as a condition on the table `macro`. */
export const usableMacros = (scope: Scope) =>
  sql<boolean>`(macro.owner_id = ${scope.userId} or ${isSharedWith(scope, sql.ref('visibility'), sql.ref('area_ids'))})`

/** Whether a reply or a macro is shared with the caller through its visibility and areas, regardless of its owner. */
export function isSharedWith(
  { areas }: Pick<Scope, 'areas'>,
  visibility: RawBuilder<unknown>,
  areaIds: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ofArea = areas === 'all' ? sql`true` : sql`${areaIds} @? ${pathOf(areas)}::jsonpath`
  return sql<boolean>`(${visibility} = 'todos' or (${visibility} = 'area' and ${ofArea}))`
}

/** Returns a jsonpath that matches a list containing any of these numbers. */
function pathOf(areas: readonly number[]): string {
  return areas.length ? `$[*] ? (${areas.map((area) => `@ == ${Number(area)}`).join(' || ')})` : '$[*] ? (@ == -1)'
}
