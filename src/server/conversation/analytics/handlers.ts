import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, requireOwnWork } from './among.ts'
import { cohortsOf } from './cohorts.ts'
import { listConversations } from './list.ts'
import { liveBoard } from './live/shared.ts'
import { conversationPage, intentPage, messagePage } from './pages.ts'

/** The figures of a bot, and the conversations behind them. */
export const analytics = handlerGroup({
  conversationAnalyticsGet: ({ scope, query, services }) =>
    conversationPage(scope, askedOf(scope, query, services.clock())),
  conversationCohortGet: ({ scope, query, services }) => cohortsOf(scope, amongOf(scope, query), services.clock()),
  messageAnalyticsGet: ({ scope, query, services }) => messagePage(scope, askedOf(scope, query, services.clock())),
  intentAnalyticsGet: ({ scope, query, services }) => intentPage(scope, askedOf(scope, query, services.clock())),
  liveBoardGet: ({ scope, services }) => liveBoard(scope, services.clock()),
  analyticsConversationList: async ({ scope, query }) => {
    const { items, total } = await listConversations(scope, query)
    return page(items, total)
  },
})

/** Returns what a call asks for. */
const askedOf = <Asked extends Among>(scope: Scope, asked: Asked, now: Date) => ({
  ...{ among: amongOf(scope, asked), days: asked, now },
})

/** Returns the conversations that a call is about. */
function amongOf(scope: Scope, { channel, area_id, user_id, label_id }: Among): Among {
  requireOwnWork(scope, { user_id })
  return { channel, area_id, user_id, label_id }
}
