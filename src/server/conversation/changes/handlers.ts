import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { listChanges } from './queries.ts'

/** The audit log of a bot. */
export const changes = handlerGroup({
  changeList: async ({ scope, query }) => {
    const { items, total } = await listChanges(scope, query)
    return page(items, total)
  },
})
