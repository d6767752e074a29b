import { group } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { listChanges } from './queries.ts'

/** The history of changes of one bot. */
export const changes = group({
  changeList: async ({ scope, query }) => {
    const { items, total } = await listChanges(scope, query)
    return page(items, total)
  },
})
