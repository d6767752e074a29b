import { sql } from 'kysely'
import { handlerGroup } from '../../../foundation/http/handler.ts'
import { endDead } from './dead.ts'
import { downloadExport } from './download.ts'
import { exports } from './exports.ts'
import { cancelExport, exportSize, startExport } from './start.ts'

/** Endpoints for files of conversations and messages. */
export const exportHandlers = handlerGroup({
  ...exports.handlers,
  analyticsExportList: async ({ scope, query }) => {
    await endDead(sql`bot_id = ${scope.botId}`)
    return exports.list(scope, query)
  },
  analyticsExportSizeGet: ({ scope, query }) => exportSize(scope, query),
  analyticsExportCreate: async ({ scope, body, reply }) => reply(201, await startExport(scope, body)),
  analyticsExportCancel: ({ scope, params }) => cancelExport(scope, params.id),
  analyticsExportFileGet: ({ scope, params }) => downloadExport(scope, params.id),
})
