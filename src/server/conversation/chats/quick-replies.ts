import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db } from '../../foundation/store/db.ts'
import { mediaFiles, readableIds } from '../media/library.ts'
import { usableReplies, visibleReplies } from '../media/replies.ts'

const SHORTCUT = ['shortcut', 'Ya existe una respuesta rápida con ese atajo. Elige otro.'] as const

/**
 * The quick replies that the caller may use: their own, those of their areas and those of the team. Shared ones can be
 * changed by their author, Administradores and Coordinadores.
 */
export const quickReplies = resource('quickReply', {
  table: 'quick_reply',
  from: (rows, scope) => rows.selectAll().where(usableReplies(scope)),
  read: async (scope, rows) => {
    const found = await mediaFiles(scope.botId, [...new Set(rows.flatMap(({ attachments }) => attachments))])
    const files = new Map(found.map((file) => [file.id, file]))
    return rows.map((row) => ({ ...row, files: row.attachments.flatMap((id) => files.get(id) ?? []) }))
  },
  displayName: 'title',
  order: sql`fold(r.shortcut)`,
  unique: { quick_reply_own: SHORTCUT, quick_reply_shared: SHORTCUT },
  columns: (input, { userId }, before) => ({ ...toColumns(input), ...(!before && { owner_id: userId }) }),
  checkReferences: async (scope, { area_ids = [], attachments = [] }) => {
    await checkIds(scope, 'area', area_ids, {
      field: 'area_ids',
      text: 'Elegiste un área que ya no existe. Quítala y vuelve a guardar.',
    })
    await readableIds(scope, attachments, 'attachments')
  },
  check: async (scope, { area_ids = [], visibility = 'personal' }, before) => {
    if (!before || (before.visibility === 'personal') !== (visibility === 'personal'))
      await refuseMore(scope, visibility !== 'personal')
    if (visibility === 'area' && area_ids.length === 0) throw invalidProblem('area_ids', 'Elige al menos un área.')
    // Only the author can make a reply personal: otherwise somebody could take a shared reply away from the team.
    if (visibility === 'personal' && before && !(await isOwn(scope, before.id)))
      throw invalidProblem('visibility', 'La creó otra persona: solo esa persona puede elegir «Solo para mí».')
  },
  mayChange: async (scope, { id }) => {
    if (scope.roleId === roles.administrador || scope.roleId === roles.coordinador) return
    if (!(await isOwn(scope, id))) throw commonProblems.forbidden()
  },
})

/** Refuses one more than the team, or a person, may have. */
function refuseMore({ botId, userId }: Scope, isShared: boolean): Promise<void> {
  const next = 'Elimina una que no uses.'
  return isShared
    ? refuseBeyond(
        { most: MaximumsLimits.shared_replies, noun: 'respuestas rápidas compartidas', next },
        'quick_reply',
        sql`bot_id = ${botId} and visibility <> 'personal'`,
      )
    : refuseBeyond(
        { most: MaximumsLimits.own_replies, noun: 'respuestas rápidas tuyas', next },
        'quick_reply',
        sql`bot_id = ${botId} and visibility = 'personal' and owner_id = ${userId}`,
      )
}

async function isOwn({ userId }: Scope, id: number): Promise<boolean> {
  const own = db().selectFrom('quick_reply').select('id').where('id', '=', id).where('owner_id', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

/** Counts a use of a reply. Ignores a deleted one. */
export async function countReplyUse(scope: Scope, id: number): Promise<void> {
  const [known] = await visibleReplies(scope).where('id', '=', id).execute()
  if (!known) return
  // Does not change the version.
  await db()
    .updateTable('quick_reply')
    .set({ usage_count: sql`usage_count + 1`, last_used_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
}
