import { handlerGroup } from '../../../foundation/http/handler.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { examples } from '../../examples/rules.ts'

/** Returns the intent of a form with examples. 404 if the bot has no such form, 409 if its intent is gone. */
async function intentOf({ botId }: Scope, formId: number): Promise<number> {
  const form = await db()
    .selectFrom('form as f')
    .leftJoin('intent as i', (join) => join.onRef('i.id', '=', 'f.intent_id').on('i.deleted_at', 'is', null))
    .select(['i.id as intent_id'])
    .where('f.bot_id', '=', botId)
    .where('f.id', '=', formId)
    .where('f.kind', 'in', ['product', 'branch'])
    .where('f.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!form) throw commonProblems.notFound()
  if (form.intent_id === null)
    throw problem(409, 'in_use', 'Este formulario se quedó sin su intención. Duplícalo para darle otra.')
  return form.intent_id
}

/** Returns an example of the form's intent. 404 if the form has no such example. */
async function exampleOf(scope: Scope, formId: number, id: number) {
  const intent = await intentOf(scope, formId)
  const found = await examples.one(scope, id)
  if (found.intent_id !== intent) throw commonProblems.notFound()
  return found
}

/** Handlers of the examples that lead to a form: those of its intent. */
export const formExampleHandlers = handlerGroup({
  formExampleList: async ({ scope, params, query }) => {
    const intent_id = await intentOf(scope, params.idForm)
    return examples.list(scope, { ...query, filter: { ...query.filter, intent_id } })
  },
  formExampleGet: ({ scope, params }) => exampleOf(scope, params.idForm, params.id),
  formExampleCreate: async ({ scope, params, body: { version: _, ...body } }) =>
    examples.create(scope, { ...body, intent_id: await intentOf(scope, params.idForm) }),
  formExampleUpdate: async ({ scope, params, body }) => {
    const { id } = await exampleOf(scope, params.idForm, params.id)
    return examples.update(scope, id, body)
  },
  formExampleDelete: async ({ scope, params }) => {
    const { id } = await exampleOf(scope, params.idForm, params.id)
    return examples.remove(scope, id)
  },
})
