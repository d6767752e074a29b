import { operations } from '../../../../generated/operations.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import type { IntentDependents } from './dependents.ts'
import { intentsWithHealth } from './health.ts'
import { mergeIntent } from './merge.ts'
import { assertNoForm } from './of-form.ts'
import { intentsOf } from './queries.ts'
import { deleteIntent, intents, renameIntent, restoreIntent } from './rules.ts'

/**
 * Handlers for intents: the list in the training section, the list for buttons, and changes. `dependents` provides the
 * examples and responses that change with an intent.
 */
export const intentHandlers = (dependents: IntentDependents) =>
  handlerGroup({
    ...intents.handlers,
    intentList: async ({ scope }) => {
      const [intents, uses] = await Promise.all([intentsWithHealth(scope), dependents.responses.uses(scope)])
      return [{ intents: intents.map((one) => ({ ...one, used_by: uses.get(one.id) ?? [] })) }]
    },

    intentButtonList: async ({ scope }) =>
      (await intentsOf(scope)).map(({ id, description, category_id }) => ({ id, title: description, category_id })),

    intentUpdate: ({ scope, params, body }) => renameIntent(scope, params.id, body),
    intentMerge: async ({ scope, params, body }) => {
      await assertNoForm(scope, params.id)
      return mergeIntent(scope, params.id, body.into_id, dependents)
    },

    intentDelete: async ({ scope, params, body }) => {
      await assertNoForm(scope, params.id)
      await deleteIntent(scope, { ...params, isFamily: body.isFamily }, dependents)
      return { message: operations.intentDelete.toasts.success }
    },

    intentRestore: ({ scope, params }) => restoreIntent(scope, params.id, dependents),
  })
