import { handlerGroup } from '../../foundation/http/handler.ts'
import { coverageOf } from './coverage.ts'
import { intentNames, isTrained, waitingMessages } from './queries.ts'
import { resolveMessages, undoResolution } from './rules.ts'
import { suggestionsFor } from './suggest.ts'
import { toGroups } from './to-group.ts'

/** Handlers for messages that the bot did not understand, and for their resolution by staff. */
export const misunderstood = handlerGroup({
  misunderstoodList: async ({ scope }) => {
    const messages = await waitingMessages(scope)
    const names = await intentNames(scope)
    return { total: messages.length, groups: toGroups(messages, names), is_trained: await isTrained(scope) }
  },

  misunderstoodResolve: ({ scope, body }) => resolveMessages(scope, body),

  misunderstoodUndo: async ({ scope, body }) => ({ count: await undoResolution(scope, body.message_ids) }),

  misunderstoodSuggestionList: async ({ scope, query }) => ({ groups: await suggestionsFor(scope, query.intent_id) }),

  misunderstoodCoverageGet: ({ scope }) => coverageOf(scope),
})
