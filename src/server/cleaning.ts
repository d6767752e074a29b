import { cleanVisitors } from './channels/webchat/visitor.ts'
import { cleanBulk } from './conversation/chats/bulk.ts'
import { cleanIdempotency } from './foundation/http/once.ts'
import { cleanJobs } from './foundation/jobs/claim.ts'
import { hourlyCleaning } from './foundation/jobs/cleaning.ts'
import { cleanRows } from './foundation/jobs/retention.ts'
import { cleanFiles } from './foundation/media/cleaning.ts'
import { cleanRateCounts } from './foundation/store/rate.ts'
import { cleanTestSessions } from './knowledge/testbot/chat.ts'
import { cleanPlaces } from './people/account/places.ts'

/**
 * The hourly job that deletes what nobody needs any more.
 * @param dataDir where files are kept; they are left alone when it is absent
 * @param clock the time by which things are old
 */
export const cleaningJobs = (dataDir?: string, clock?: () => Date) =>
  hourlyCleaning(
    [
      () => cleanRateCounts(),
      cleanPlaces,
      () => cleanJobs(),
      cleanIdempotency,
      cleanBulk,
      cleanVisitors,
      cleanTestSessions,
      cleanRows,
      async (now) => {
        if (dataDir !== undefined) await cleanFiles(dataDir, now)
      },
    ],
    clock,
  )
