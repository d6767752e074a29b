import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { refusals } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { noticeOf, resource } from '../../foundation/resource/resource.ts'
import { defaultCategory } from './queries.ts'
import type { Taught } from './taught.ts'

/** What customers may want; what is taught under an intent stays when it is renamed, and goes and comes with it. */
export const intents = resource('intent', {
  table: 'intent',
  from: (rows) => rows.select(['id', 'name as description', 'category_id', 'is_family as isFamily', 'version']),
  named: 'description',
  unique: { intent_name: ['intent_name', 'Ya existe una intención con ese nombre.'] },
  trash: { title: sql.ref('t.name') },
  columns: async ({ intent_name: name }, scope, before) =>
    before ? { name } : { name, category_id: await defaultCategory(scope) },
  facts: ({ description: name, category_id, isFamily }) => ({ name, category_id, isFamily }),
})

type Renaming = components['schemas']['IntentUpdate']

/** Renames an intent. */
export const renameIntent = (scope: Scope, id: number, { description, version }: Renaming) =>
  intents.update(scope, id, { intent_name: description, ...(version !== undefined && { version }) })

/**
 * Deletes an intent, and its examples and responses with it.
 * @throws 404 when the bot has none such in that category, 409 when the caller read it as something else or other
 * responses lead to one of its own
 */
export function deleteIntent(
  scope: Scope,
  { category_id, id, isFamily }: { category_id: number; id: number; isFamily: boolean },
  { examples, responses }: Taught,
): Promise<void> {
  return intents.remove(scope, id, async (before, at) => {
    if (before.category_id !== category_id) throw refusals.notFound()
    if (before.isFamily !== isFamily) throw refusals.stale(before)
    await responses.remove(scope, id, at)
    await examples.remove(scope, id, at)
    return undefined
  })
}

/**
 * Brings a deleted intent back with what went with it. What another has taken meanwhile stays away, and so does what its
 * responses led to and does not exist any more.
 */
export async function restoreIntent(scope: Scope, id: number, { examples, responses }: Taught) {
  const at = currentCall().services.clock()
  const back = { examples_count: 0, responses_count: 0 }
  let left_out: readonly string[] = []
  const intent = await intents.restore(scope, id, async (gone) => {
    back.examples_count = (await examples.restore(scope, id, gone, at)).count
    const { count, lost } = await responses.restore(scope, id, gone, at)
    back.responses_count = count
    left_out = lost
    return { examples: back.examples_count, responses: count, ...(lost.length > 0 && { left_out }) }
  })
  return { ...intent, ...back, ...noticeOf(left_out) }
}
