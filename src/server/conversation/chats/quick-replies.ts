import { type RawBuilder, sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { mediaFiles, readableIds } from '../../foundation/media/library.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalid } from '../../foundation/resource/refuse.ts'
import { resource, stored } from '../../foundation/resource/resource.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'

const SHORTCUT = ['shortcut', 'Ya existe una respuesta rápida con ese atajo.'] as const

/**
 * The replies that the caller may use: their own, those of their areas and those of the whole team. Those that others
 * use are changed by whoever made them, Administradores and Coordinadores.
 */
export const quickReplies = resource('quickReply', {
  table: 'quick_reply',
  from: (rows, scope) => rows.selectAll().where(usable(scope)),
  read: async (scope, rows) => {
    const found = await mediaFiles(scope.botId, [...new Set(rows.flatMap(({ attachments }) => attachments))])
    const files = new Map(found.map((file) => [file.id, file]))
    return rows.map((row) => ({ ...row, files: row.attachments.flatMap((id) => files.get(id) ?? []) }))
  },
  named: 'title',
  order: sql`fold(r.shortcut)`,
  unique: { quick_reply_own: SHORTCUT, quick_reply_shared: SHORTCUT },
  columns: (input, { userId }, before) => ({ ...stored(input), ...(!before && { owner_id: userId }) }),
  check: async (scope, { area_ids = [], attachments = [], visibility }) => {
    await checkIds(scope, 'area', area_ids, { field: 'area_ids', text: 'Hay áreas que no existen.' })
    await readableIds(scope, attachments, 'attachments')
    if (visibility === 'area' && area_ids.length === 0) throw invalid('area_ids', 'Elegir al menos un área.')
  },
  mayChange: async ({ userId, roleId }, { id }) => {
    if (roleId === roles.administrador || roleId === roles.coordinador) return
    const owned = db().selectFrom('quick_reply').select('id').where('id', '=', id).where('owner_id', '=', userId)
    if (!(await owned.executeTakeFirst())) throw refusals.forbidden()
  },
})
/** Counts that a reply was sent; one that is not there (any more) counts nowhere. */
export async function noteUse(scope: Scope, id: number): Promise<void> {
  const [known] = await visibleReplies(scope).where('id', '=', id).execute()
  if (!known) return
  await db()
    .updateTable('quick_reply')
    .set({ usage_count: sql`usage_count + 1`, last_used_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
}

/** The replies that the caller may use, as a query. */
export const visibleReplies = (scope: Scope) =>
  db().selectFrom('quick_reply').selectAll().where('bot_id', '=', scope.botId).where(usable(scope))

const usable = (scope: Scope) =>
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
