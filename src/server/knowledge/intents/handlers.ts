import { operations } from '../../../../generated/operations.ts'
import { group } from '../../foundation/http/handler.ts'
import { intentsWithHealth } from './health.ts'
import { mergeIntent } from './merge.ts'
import { intentsOf } from './queries.ts'
import { deleteIntent, intents, renameIntent, restoreIntent } from './rules.ts'

/** What customers may want: the list that is trained, and its use as buttons. */
export const intentHandlers = group({
  ...intents.handlers,
  intentList: async ({ scope }) => [{ intents: await intentsWithHealth(scope) }],

  intentButtonList: async ({ scope }) =>
    (await intentsOf(scope)).map(({ id, description, category_id }) => ({ id, title: description, category_id })),

  intentUpdate: ({ scope, params, body }) => renameIntent(scope, params.id, body.description),
  intentMerge: ({ scope, params, body }) => mergeIntent(scope, params.id, body.into_id),

  intentDelete: async ({ scope, params, body }) => {
    await deleteIntent(scope, params.category_id, params.id, body.isFamily)
    return { message: operations.intentDelete.toasts.success }
  },

  intentRestore: ({ scope, params }) => restoreIntent(scope, params.id),
})
