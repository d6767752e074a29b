import { inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { measureConversations } from './measure.ts'
import { keepParts } from './parts/keep.ts'
import { recountRequested } from './recount.ts'

/** The queue of the periodic work behind the figures. */
const ANALYTICS = 'analytics'

/** Interval of it in milliseconds, and how long it counts at once. */
const [EVERY, AT_ONCE] = [5_000, 20_000]

/** Returns the handler of the job that completes what the database counts. */
export const analyticsJobs = (services: Services): JobHandlers =>
  periodicJob(
    { queue: ANALYTICS, every: EVERY },
    services,
    () => inCall({ services }, () => forAWhile(recountRequested)),
    () => inCall({ services }, measureConversations),
    () => inCall({ services }, () => forAWhile(keepParts)),
  )

/** Schedules the work at startup. */
export const startAnalytics = (): Promise<void> => startPeriodic(ANALYTICS)

function forAWhile(work: (isOver: () => boolean) => Promise<void>): Promise<void> {
  const begun = Date.now()
  return work(() => Date.now() - begun > AT_ONCE)
}
