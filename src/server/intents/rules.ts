import { record } from '../audit/record.ts'
import { markUntrained } from '../bot/pending.ts'
import { restoreExamplesOf } from '../examples/bulk.ts'
import { deleteExamplesOf } from '../examples/write.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { deleteMainOf, restoreMainOf } from '../responses/main/of-intent.ts'
import { lockBot } from '../scope/bot.ts'
import { changeRow, deletedSince, setDeleted } from '../scope/content.ts'
import { tx } from '../store/db.ts'
import { isDuplicate } from '../store/errors.ts'
import {
  defaultCategory,
  findIntent,
  hasIntent,
  type IntentRow,
  insertIntent,
  intentOf,
  softDelete,
} from './queries.ts'

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

/** Renames an intent; what is taught under it stays. 404 when the bot has none such, 409 when the name is taken. */
export async function renameIntent(scope: Scope, id: number, name: string): Promise<IntentRow> {
  const at = currentCall().services.clock()
  try {
    return await tx(async () => {
      await lockBot(scope)
      if (!(await hasIntent(scope, id))) throw refusals.notFound()
      const before = await intentOf(scope, id)
      await changeRow(scope, 'intent', id, { name })
      const intent = await intentOf(scope, id)
      await markUntrained(scope, at, 'intent')
      await record({
        action: 'update',
        resource: 'intent',
        id,
        label: name,
        before: stored(before),
        after: stored(intent),
      })
      return intent
    })
  } catch (error) {
    if (!isDuplicate(error, 'intent_name')) throw error
    const text = 'Ya existe una intención con ese nombre.'
    throw problem(409, 'taken', text, { description: [text] })
  }
}

/** Deletes an intent softly, and its examples with it. 404 when the bot has none such, 409 when the caller read it as something else. */
export async function deleteIntent(scope: Scope, categoryId: number, id: number, isFamily: boolean): Promise<void> {
  const at = currentCall().services.clock()
  await tx(async () => {
    const intent = await findIntent(scope, categoryId, id)
    if (!intent) throw refusals.notFound()
    if (intent.isFamily !== isFamily) throw refusals.stale(intent)
    if (!(await softDelete(scope, id, at))) throw refusals.notFound()
    await deleteMainOf(scope, id, at)
    await deleteExamplesOf(scope, id, at)
    await markUntrained(scope, at, 'intent')
    await record({ action: 'delete', resource: 'intent', id, label: intent.description, before: stored(intent) })
  })
}

/**
 * Brings a deleted intent back with the examples and responses that went with it. What another intent or response has
 * taken meanwhile stays away. 404 when it was deleted too long ago, 409 when its name is taken.
 */
export async function restoreIntent(scope: Scope, id: number): Promise<IntentRow> {
  const at = currentCall().services.clock()
  try {
    return await tx(async () => {
      await lockBot(scope)
      const gone = await deletedSince(scope, 'intent', id)
      if (!gone) throw refusals.notFound()
      await setDeleted(scope, 'intent', id, null)
      const intent = await intentOf(scope, id)
      const examples = await restoreExamplesOf(scope, id, gone, at)
      const responses = await restoreMainOf(scope, id, gone, at)
      await markUntrained(scope, at, 'intent')
      const after = { ...stored(intent), examples, responses }
      await record({ action: 'restore', resource: 'intent', id, label: intent.description, after })
      return { ...intent, examples_count: examples, responses_count: responses }
    })
  } catch (error) {
    if (!isDuplicate(error, 'intent_name')) throw error
    throw problem(409, 'taken', 'No se puede recuperar: ya existe otra intención con ese nombre.')
  }
}

/** What the history keeps, under the names of the form that the screen shows. */
function stored({ description, category_id, isFamily }: IntentRow) {
  return { name: description, category_id, isFamily }
}
