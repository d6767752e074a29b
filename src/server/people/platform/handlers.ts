import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { blockAccount, deleteAccount, listAccounts, resendTo } from './accounts.ts'
import { getBot, updateBot } from './bots.ts'
import { moveOwnership } from './owner.ts'
import { offeredPlans } from './plans.ts'
import { listBots, listConnections } from './queries.ts'
import { resumeBot, suspendBot } from './suspension.ts'

/** Endpoints for platform administrators: all bots, accounts and connections, and the plans. */
export const platform = handlerGroup({
  platformBotList: async ({ query }) => {
    const { items, total } = await listBots(query)
    return page(items, total)
  },
  platformBotGet: ({ params }) => getBot(params.id),
  platformBotUpdate: ({ params, body }) => updateBot(params.id, body),
  platformOwnerChange: ({ session, params, body }) => moveOwnership(session, params.id, body),
  platformBotSuspend: ({ params, body }) => suspendBot(params.id, body.reason),
  platformBotResume: ({ params }) => resumeBot(params.id),
  platformAccountList: async ({ query }) => {
    const { items, total } = await listAccounts(query)
    return page(items, total)
  },
  platformConfirmationResend: ({ params }) => resendTo(params.id),
  platformAccountDelete: ({ params }) => deleteAccount(params.id),
  platformBlockAdd: ({ params }) => blockAccount(params.id, true),
  platformBlockRemove: ({ params }) => blockAccount(params.id, false),
  platformConnectionList: async ({ query }) => {
    const { items, total } = await listConnections(query)
    return page(items, total)
  },
  planList: () => offeredPlans(),
})
