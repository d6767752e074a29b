import { handlerGroup } from '../../../foundation/http/handler.ts'
import { reports } from './reports.ts'
import { downloadReport, sendNow } from './send.ts'

/** Endpoints for reports. */
export const reportHandlers = handlerGroup({
  ...reports.handlers,
  reportSend: ({ scope, params }) => sendNow(scope, params.id),
  reportExport: ({ scope, params }) => downloadReport(scope, params.id),
})
