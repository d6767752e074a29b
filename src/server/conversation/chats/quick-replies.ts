import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalid } from '../../foundation/resource/refuse.ts'
import { resource, stored } from '../../foundation/resource/resource.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { mediaFiles, readableIds } from '../media/library.ts'
import { usable, visibleReplies } from '../media/replies.ts'

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
  refers: async (scope, { area_ids = [], attachments = [] }) => {
    await checkIds(scope, 'area', area_ids, { field: 'area_ids', text: 'Hay áreas que no existen.' })
    await readableIds(scope, attachments, 'attachments')
  },
  check: async (scope, { area_ids = [], visibility }, before) => {
    if (visibility === 'area' && area_ids.length === 0) throw invalid('area_ids', 'Elegir al menos un área.')
    // nobody takes a reply away from the team and gives it to somebody else: it is personal to whoever made it
    if (visibility === 'personal' && before && !(await isOwn(scope, before.id)))
      throw invalid('visibility', 'La creó otra persona: solo esa persona puede elegir «Solo para mí».')
  },
  mayChange: async (scope, { id }) => {
    if (scope.roleId === roles.administrador || scope.roleId === roles.coordinador) return
    if (!(await isOwn(scope, id))) throw refusals.forbidden()
  },
})

async function isOwn({ userId }: Scope, id: number): Promise<boolean> {
  const own = db().selectFrom('quick_reply').select('id').where('id', '=', id).where('owner_id', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

/** Counts that a reply was sent; one that is not there (any more) counts nowhere. */
export async function noteUse(scope: Scope, id: number): Promise<void> {
  const [known] = await visibleReplies(scope).where('id', '=', id).execute()
  if (!known) return
  // a use is no edit: its version stays
  await db()
    .updateTable('quick_reply')
    .set({ usage_count: sql`usage_count + 1`, last_used_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
}
