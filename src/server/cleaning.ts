import { cleanInbox } from './channels/inbound/store.ts'
import { cleanNotices } from './channels/notifications/send.ts'
import { cleanTemplates } from './channels/templates/store.ts'
import { cleanVisitors } from './channels/webchat/visitor.ts'
import { cleanExports } from './conversation/analytics/exports/cleaning.ts'
import { forgetUnasked } from './conversation/analytics/parts/keep.ts'
import { resumeSends } from './conversation/answering/resume-sends.ts'
import { cleanRetained } from './conversation/bots/retention.ts'
import { cleanBulk } from './conversation/chats/bulk-undo.ts'
import { cleanContactImports } from './conversation/contacts/import/cleaning.ts'
import { cleanSurveyAnswers } from './conversation/forms/retention.ts'
import { cleanRuns } from './conversation/rules/log.ts'
import { cleanDeliveries } from './conversation/webhooks/backlog.ts'
import { cleanIdempotency } from './foundation/http/idempotency.ts'
import { cleanJobs } from './foundation/jobs/claim.ts'
import { type CleaningServices, hourlyCleaning } from './foundation/jobs/cleaning.ts'
import { cleanRows } from './foundation/jobs/retention.ts'
import { cleanFiles } from './foundation/media/cleaning.ts'
import { cleanRateCounts } from './foundation/store/rate.ts'
import { cleanProductChanges } from './knowledge/forms/products/changes.ts'
import { cleanProductImports } from './knowledge/forms/products/import/cleaning.ts'
import { cleanTestSessions } from './knowledge/testbot/chat.ts'
import { cleanDevices } from './people/account/known-devices.ts'
import { cleanUnconfirmed } from './people/account/unconfirmed.ts'
import { cleanImports, purgeBots } from './provisioning/archives/purge.ts'

interface CleaningSetup extends CleaningServices {
  /** the folder of stored files; files are not cleaned when it is absent */
  dataDir?: string | undefined
}

/** The hourly job that deletes expired data, and lets go on what was given up. */
export const cleaningJobs = ({ dataDir, clock, log }: CleaningSetup) =>
  hourlyCleaning(
    [
      () => cleanRateCounts(),
      cleanDevices,
      cleanUnconfirmed,
      () => cleanJobs(),
      () => forgetUnasked(),
      cleanIdempotency,
      cleanBulk,
      cleanVisitors,
      cleanInbox,
      cleanTemplates,
      cleanTestSessions,
      cleanRows,
      cleanRuns,
      cleanSurveyAnswers,
      () => resumeSends(),
      cleanDeliveries,
      cleanNotices,
      (now) => cleanRetained(now, dataDir),
      purgeBots,
      (now) => cleanContactImports(now, dataDir),
      (now) => cleanProductImports(now, dataDir),
      (now) => cleanExports(now, dataDir),
      cleanProductChanges,
      (now) => cleanImports(now, dataDir),
      async (now) => {
        if (dataDir !== undefined) await cleanFiles(dataDir, now)
      },
    ],
    { clock, log },
  )
