import { operations } from '../../../../generated/operations.ts'
import { group } from '../../foundation/http/handler.ts'
import { intentsWithHealth } from './health.ts'
import { mergeIntent } from './merge.ts'
import { intentsOf } from './queries.ts'
import { deleteIntent, intents, renameIntent, restoreIntent } from './rules.ts'
import type { Taught } from './taught.ts'

/** What customers may want: the list that is trained, and its use as buttons. What is `taught` follows them. */
export const intentHandlers = (taught: Taught) =>
  group({
    ...intents.handlers,
    intentList: async ({ scope }) => {
      const [intents, uses] = await Promise.all([intentsWithHealth(scope), taught.responses.uses(scope)])
      return [{ intents: intents.map((one) => ({ ...one, used_by: uses.get(one.id) ?? [] })) }]
    },

    intentButtonList: async ({ scope }) =>
      (await intentsOf(scope)).map(({ id, description, category_id }) => ({ id, title: description, category_id })),

    intentUpdate: ({ scope, params, body }) => renameIntent(scope, params.id, body),
    intentMerge: ({ scope, params, body }) => mergeIntent(scope, params.id, body.into_id, taught),

    intentDelete: async ({ scope, params, body }) => {
      await deleteIntent(scope, { ...params, isFamily: body.isFamily }, taught)
      return { message: operations.intentDelete.toasts.success }
    },

    intentRestore: ({ scope, params }) => restoreIntent(scope, params.id, taught),
  })
