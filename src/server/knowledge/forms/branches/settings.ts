import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { db } from '../../../foundation/store/db.ts'
import { branchSettingsOf } from '../../dialogue/branches/settings.ts'
import { type FormPart, oneForm, readPart, savePart } from '../save-part.ts'

type Settings = components['schemas']['BranchSettings']

/** Returns the settings as a part of one form, whose own branches answer. */
const partOf = (formId: number): FormPart<Omit<Settings, 'version'>> => ({
  read: ({ settings }) => branchSettingsOf(settings),
  check: async (_, { fallback_branch_id: id }) => {
    if (typeof id !== 'number') return
    const found = await db()
      .selectFrom('branch')
      .select('id')
      .where('id', '=', id)
      .where('form_id', '=', formId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!found) throw invalidProblem('fallback_branch_id', 'Esa sucursal ya no existe. Elige otra.')
  },
  columns: (settings) => ({ settings }),
})

/** Returns the settings of a form of branches. */
export const readBranchSettings = async (scope: Scope, id: number): Promise<Settings> =>
  readPart(await oneForm(scope, 'branch', id), partOf(id))

/** Saves the settings of a form of branches. */
export const saveBranchSettings = (scope: Scope, id: number, body: Settings): Promise<Settings> =>
  savePart(scope, () => oneForm(scope, 'branch', id), body, partOf(id))
