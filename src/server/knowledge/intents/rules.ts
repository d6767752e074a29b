import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { lossNotice } from '../../foundation/resource/restore-texts.ts'
import type { IntentDependents } from './dependents.ts'
import { defaultCategory } from './queries.ts'

/** The intent resource. Examples and responses stay when an intent is renamed, and are deleted and restored with it. */
export const intents = resource('intent', {
  table: 'intent',
  from: (rows) => rows.select(['id', 'name as description', 'category_id', 'is_family as isFamily', 'version']),
  displayName: 'description',
  unique: { intent_name: ['intent_name', 'Ya existe una intención con ese nombre. Elige otro.'] },
  trash: { title: sql.ref('t.name') },
  columns: async ({ intent_name: name }, scope, before) =>
    before ? { name } : { name, category_id: await defaultCategory(scope) },
  current: ({ description }) => ({ intent_name: description }),
  auditData: ({ description: name, category_id, isFamily }) => ({ name, category_id, isFamily }),
})

type Renaming = components['schemas']['IntentUpdate']

/** Renames an intent. */
export const renameIntent = (scope: Scope, id: number, { description, version }: Renaming) =>
  intents.update(scope, id, { intent_name: description, ...(version !== undefined && { version }) })

/**
 * Deletes an intent together with its examples and responses.
 * @throws 404 if the bot has no such intent in that category; 409 if `isFamily` is stale or other responses lead to one
 * of its responses
 */
export function deleteIntent(
  scope: Scope,
  { category_id, id, isFamily }: { category_id: number; id: number; isFamily: boolean },
  { examples, responses }: IntentDependents,
): Promise<void> {
  return intents.remove(scope, id, async (before, at) => {
    if (before.category_id !== category_id) throw commonProblems.notFound()
    if (before.isFamily !== isFamily) throw commonProblems.stale(before)
    await responses.remove(scope, id, at)
    await examples.remove(scope, id, at)
    return undefined
  })
}

/**
 * Restores a deleted intent with the examples and responses deleted with it. Skips those that conflict with newer ones,
 * and drops references of its responses to things that no longer exist.
 */
export async function restoreIntent(scope: Scope, id: number, { examples, responses }: IntentDependents) {
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
  return { ...intent, ...back, ...lossNotice(left_out) }
}
