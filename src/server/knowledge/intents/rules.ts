import { sql } from 'kysely'
import { currentCall } from '../../foundation/http/context.ts'
import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { restoreExamplesOf } from '../examples/bulk.ts'
import { deleteExamplesOf } from '../examples/write.ts'
import { deleteMainOf, restoreMainOf } from '../responses/main/of-intent.ts'
import { defaultCategory } from './queries.ts'

/** What customers may want; what is taught under an intent stays when it is renamed, and goes and comes with it. */
export const intents = resource('intent', {
  table: 'intent',
  from: (rows) => rows.select(['id', 'name as description', 'category_id', 'is_family as isFamily']),
  named: 'description',
  unique: { intent_name: ['intent_name', 'Ya existe una intención con ese nombre.'] },
  trash: { title: sql.ref('t.name') },
  columns: async ({ intent_name: name }, scope, before) =>
    before ? { name } : { name, category_id: await defaultCategory(scope) },
  facts: ({ description: name, category_id, isFamily }) => ({ name, category_id, isFamily }),
})

/** Renames an intent. */
export const renameIntent = (scope: Scope, id: number, name: string) => intents.update(scope, id, { intent_name: name })

/**
 * Deletes an intent, and its examples and responses with it.
 * @throws 404 when the bot has none such in that category, 409 when the caller read it as something else
 */
export function deleteIntent(scope: Scope, categoryId: number, id: number, isFamily: boolean): Promise<void> {
  return intents.remove(scope, id, async (before, at) => {
    if (before.category_id !== categoryId) throw refusals.notFound()
    if (before.isFamily !== isFamily) throw refusals.stale(before)
    await deleteMainOf(scope, id, at)
    await deleteExamplesOf(scope, id, at)
    return undefined
  })
}

/** Brings a deleted intent back with what went with it. What another has taken meanwhile stays away. */
export async function restoreIntent(scope: Scope, id: number) {
  const at = currentCall().services.clock()
  const back = { examples_count: 0, responses_count: 0 }
  const intent = await intents.restore(scope, id, async (gone) => {
    back.examples_count = await restoreExamplesOf(scope, id, gone, at)
    back.responses_count = await restoreMainOf(scope, id, gone, at)
    return { examples: back.examples_count, responses: back.responses_count }
  })
  return { ...intent, ...back }
}
