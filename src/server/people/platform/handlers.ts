import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { createBot, getBot, updateBot } from './bots.ts'
import { offeredPlans } from './plans.ts'
import { listBots, listConnections } from './queries.ts'

/** Endpoints for platform administrators: all bots, all connections and the plans. */
export const platform = handlerGroup({
  platformBotList: async ({ query }) => {
    const { items, total } = await listBots(query)
    return page(items, total)
  },
  platformBotCreate: ({ session, body }) => createBot(session, body),
  platformBotGet: ({ params }) => getBot(params.id),
  platformBotUpdate: ({ params, body }) => updateBot(params.id, body),
  platformConnectionList: async ({ query }) => {
    const { items, total } = await listConnections(query)
    return page(items, total)
  },
  planList: () => offeredPlans(),
})
