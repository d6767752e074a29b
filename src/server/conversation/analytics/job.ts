import { inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { measureConversations } from './measure.ts'
import { recountRequested } from './recount.ts'

/** The queue of the periodic work behind the figures. */
const ANALYTICS = 'analytics'

/** Interval of it in milliseconds, and how long it counts again at once. */
const [EVERY, AT_ONCE] = [5_000, 20_000]

/** Returns the handler of the job that completes what the database counts. */
export const analyticsJobs = (services: Services): JobHandlers =>
  periodicJob(
    { queue: ANALYTICS, every: EVERY },
    services,
    () => inCall({ services }, () => recountForAWhile()),
    () => inCall({ services }, measureConversations),
  )

/** Schedules the work at startup. */
export const startAnalytics = (): Promise<void> => startPeriodic(ANALYTICS)

function recountForAWhile(): Promise<void> {
  const begun = Date.now()
  return recountRequested(() => Date.now() - begun > AT_ONCE)
}
