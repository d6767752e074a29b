import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { roles } from '../../foundation/scope/roles.ts'
import { db, json } from '../../foundation/store/db.ts'
import { usableMacros } from '../media/replies.ts'
import { applyActions } from './actions/apply.ts'
import { checkActions } from './actions/check.ts'
import { stepsOf } from './actions/words.ts'
import type { ChatItem } from './core/item.ts'

const NAME = ['name', 'Ya existe una macro con ese nombre. Elige otro.'] as const

/**
 * The macros that the caller may use, as quick replies: their own, those of their areas and those of the team. Shared ones
 * can be changed by their author, Administradores and Coordinadores.
 */
export const macros = resource('macro', {
  table: 'macro',
  from: (rows, scope) => rows.selectAll().where(usableMacros(scope)),
  read: async (scope, rows) => {
    const steps = await stepsOf(
      scope,
      rows.map(({ actions }) => actions),
    )
    return rows.map((row, at) => ({ ...row, steps: steps[at] ?? [] }))
  },
  displayName: 'name',
  order: sql`fold(r.name)`,
  unique: { macro_own: NAME, macro_shared: NAME },
  columns: async (input, scope, before) => ({
    ...toColumns(input),
    // What is stored stays, although what it names was deleted meanwhile: its steps then tell the problem.
    ...(input.actions &&
      !isDeepStrictEqual(input.actions, before?.actions) && {
        actions: json(await checkActions(scope, input.actions)),
      }),
    ...(!before && { owner_id: scope.userId }),
  }),
  checkReferences: (scope, { area_ids = [] }) =>
    checkIds(scope, 'area', area_ids, {
      field: 'area_ids',
      text: 'Elegiste un área que ya no existe. Quítala y vuelve a guardar.',
    }),
  check: async (scope, { area_ids = [], visibility = 'personal' }, before) => {
    if (!before || (before.visibility === 'personal') !== (visibility === 'personal'))
      await refuseMore(scope, visibility !== 'personal')
    if (visibility === 'area' && area_ids.length === 0) throw invalidProblem('area_ids', 'Elige al menos un área.')
    // Only the author can make a macro personal: otherwise somebody could take a shared one away from the team.
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
        { most: MaximumsLimits.shared_macros, noun: 'macros compartidas', next },
        'macro',
        sql`bot_id = ${botId} and visibility <> 'personal'`,
      )
    : refuseBeyond(
        { most: MaximumsLimits.own_macros, noun: 'macros tuyas', next },
        'macro',
        sql`bot_id = ${botId} and visibility = 'personal' and owner_id = ${userId}`,
      )
}

async function isOwn({ userId }: Scope, id: number): Promise<boolean> {
  const own = db().selectFrom('macro').select('id').where('id', '=', id).where('owner_id', '=', userId)
  return (await own.executeTakeFirst()) !== undefined
}

/** Applies a macro to a chat and counts its use. Call it within a transaction. 404 for a macro that is not the caller's. */
export async function runMacro(scope: UserScope, id: number, chatId: number): Promise<ChatItem> {
  const macro = await db()
    .selectFrom('macro')
    .select('actions')
    .where('macro.id', '=', id)
    .where('macro.bot_id', '=', scope.botId)
    .where(usableMacros(scope))
    .executeTakeFirst()
  if (!macro) throw commonProblems.notFound()
  const item = await applyActions(scope, chatId, macro.actions)
  // Does not change the version.
  await db()
    .updateTable('macro')
    .set({ usage_count: sql`usage_count + 1`, last_used_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
  return item
}
