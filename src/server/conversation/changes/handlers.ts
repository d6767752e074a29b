import { operations } from '../../../../generated/operations.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { listChanges } from './queries.ts'
import { changeDetail, restoreChange } from './restore/restore.ts'
import type { Restorables } from './restore/target.ts'

/**
 * The audit log of a bot.
 * @param more what can go back to an earlier state of the layers above
 */
export const changes = (more: Restorables) =>
  handlerGroup({
    changeList: async ({ scope, query }) => {
      const { items, total } = await listChanges(scope, query)
      return page(items, total)
    },
    changeGet: ({ scope, params }) => changeDetail(scope, params.id, more),
    changeRestore: async ({ scope, params, body }) => {
      await restoreChange(scope, params.id, body?.version, more)
      return { message: operations.changeRestore.toasts.success }
    },
  })
