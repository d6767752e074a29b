import { handlerGroup } from '../../foundation/http/handler.ts'
import { page } from '../../foundation/http/page.ts'
import { restoreModel } from './restore.ts'
import { reportOf, runsOf } from './runs.ts'
import { cancelTraining, startTraining } from './start.ts'
import { trainingOf } from './view.ts'

/** Handlers for the current training, past trainings and their reports. */
export const training = handlerGroup({
  trainingGet: ({ scope }) => trainingOf(scope.botId),
  trainingStart: async ({ scope, reply }) => reply(202, await startTraining(scope)),
  trainingCancel: ({ scope }) => cancelTraining(scope),
  trainingRestore: ({ scope, body }) => restoreModel(scope, body.id),
  trainingRunList: async ({ scope, query }) => {
    const { items, total } = await runsOf(scope, query)
    return page(items, total)
  },
  trainingReportGet: ({ scope, params }) => reportOf(scope, params.id),
})
