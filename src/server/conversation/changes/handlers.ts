import { operations } from '../../../../generated/operations.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { listChanges } from './queries.ts'
import { changeDetail, restoreChange } from './restore/restore.ts'

/** The audit log of a bot. */
export const changes = handlerGroup({
  changeList: async ({ scope, query }) => {
    const { items, total } = await listChanges(scope, query)
    return page(items, total)
  },
  changeGet: ({ scope, params }) => changeDetail(scope, params.id),
  changeRestore: async ({ scope, params, body }) => {
    await restoreChange(scope, params.id, body?.version)
    return { message: operations.changeRestore.toasts.success }
  },
})
