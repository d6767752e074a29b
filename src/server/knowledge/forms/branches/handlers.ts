import { handlerGroup } from '../../../foundation/http/handler.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { inForm } from '../../catalogue/form-scope.ts'
import { oneForm } from '../save-part.ts'
import { branches } from './branches.ts'
import { moveBranch } from './order.ts'
import { readBranchQuestions, saveBranchQuestions } from './questions.ts'
import { readBranchSettings, saveBranchSettings } from './settings.ts'

/** Returns the scope for the branches of a form. 404 if the bot has no such form. */
async function within(scope: Scope, idForm: number) {
  const { id } = await oneForm(scope, 'branch', idForm)
  return inForm(scope, id)
}

/** Handlers of branches: the places themselves, what is asked about them, and how the bot tells of them. */
export const branchHandlers = handlerGroup({
  branchList: async ({ scope, params, query }) => branches.list(await within(scope, params.idForm), query),
  branchGet: async ({ scope, params }) => branches.one(await within(scope, params.idForm), params.id),
  branchCreate: async ({ scope, params, body }) => branches.create(await within(scope, params.idForm), body),
  branchUpdate: async ({ scope, params, body }) => branches.update(await within(scope, params.idForm), params.id, body),
  branchDelete: async ({ scope, params }) => branches.remove(await within(scope, params.idForm), params.id),
  branchRestore: async ({ scope, params }) => branches.restore(await within(scope, params.idForm), params.id),
  branchDeletedList: async ({ scope, params }) => {
    const { formId } = await within(scope, params.idForm)
    const rows = await db().selectFrom('branch').select('id').where('form_id', '=', formId).execute()
    const own = new Set(rows.map(({ id }) => id))
    return (await branches.deleted(scope)).filter(({ id }) => own.has(id))
  },
  branchMove: async ({ scope, params, body }) => {
    const { formId } = await within(scope, params.idForm)
    return moveBranch(scope, formId, params.id, body.position)
  },
  branchMapGet: async ({ scope, params, services }) => {
    const all = await branches.all(await within(scope, params.idForm))
    return {
      tiles: services.settings.map ?? null,
      points: all.flatMap(({ id, name, lat = null, lng = null }) =>
        lat === null || lng === null ? [] : [{ id, name, lat, lng }],
      ),
    }
  },

  branchQuestionsGet: ({ scope, params }) => readBranchQuestions(scope, params.idForm),
  branchQuestionsUpdate: ({ scope, params, body }) => saveBranchQuestions(scope, params.idForm, body),
  branchSettingsGet: ({ scope, params }) => readBranchSettings(scope, params.idForm),
  branchSettingsUpdate: ({ scope, params, body }) => saveBranchSettings(scope, params.idForm, body),
})
