import { record } from '../audit/record.ts'
import { markUntrained } from '../bot/pending.ts'
import { deleteExamplesOf } from '../examples/write.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { deleteMainOf } from '../responses/main/rules.ts'
import { tx } from '../store/db.ts'
import { isDuplicate } from '../store/errors.ts'
import { defaultCategory, findIntent, type IntentRow, insertIntent, softDelete } from './queries.ts'

/** Creates an intent. 409 at its field when the name differs from another's only in case or accents. */
export async function createIntent(scope: Scope, name: string): Promise<IntentRow> {
  const at = currentCall().services.clock()
  try {
    return await tx(async () => {
      const intent = await insertIntent(scope, name, await defaultCategory(scope), at)
      await markUntrained(scope, at, 'intent')
      await record({ action: 'create', resource: 'intent', id: intent.id, label: name, after: stored(intent) })
      return intent
    })
  } catch (error) {
    if (!isDuplicate(error, 'intent_name')) throw error
    const text = 'Ya existe una intención con ese nombre.'
    throw problem(409, 'taken', text, { intent_name: [text] })
  }
}

/** Deletes an intent softly, and its examples with it. 404 when the bot has none such, 409 when the caller read it as something else. */
export async function deleteIntent(scope: Scope, categoryId: number, id: number, isFamily: boolean): Promise<void> {
  const at = currentCall().services.clock()
  await tx(async () => {
    const intent = await findIntent(scope, categoryId, id)
    if (!intent) throw refusals.notFound()
    if (intent.isFamily !== isFamily) throw refusals.stale()
    if (!(await softDelete(scope, id, at))) throw refusals.notFound()
    await deleteMainOf(scope, id, at)
    await deleteExamplesOf(scope, id)
    await markUntrained(scope, at, 'intent')
    await record({ action: 'delete', resource: 'intent', id, label: intent.description, before: stored(intent) })
  })
}

/** What the history keeps, under the names of the form that the screen shows. */
function stored({ description, category_id, isFamily }: IntentRow) {
  return { name: description, category_id, isFamily }
}
