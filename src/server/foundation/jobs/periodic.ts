import { isDiskFull, isStoreUnavailable } from '../store/db.ts'
import { enqueue } from './queue.ts'
import type { JobHandlers } from './run-job.ts'

/** Where failures of periodic work are told. */
export interface ErrorLog {
  error(details: object, text: string): void
}

interface Periodic {
  queue: string
  /** interval in milliseconds */
  every: number
}

/**
 * Attempts of a periodic job, which count only runs whose process ended: it would be scheduled again at the next start of
 * a server at the earliest.
 */
const ATTEMPTS = 1_000

/**
 * Returns the handler of a job that runs again and again. Work that fails is logged; what follows it runs and the next
 * run is scheduled all the same: a periodic job has no last attempt.
 */
export const periodicJob = (
  { queue, every }: Periodic,
  { log }: { log: ErrorLog },
  ...works: readonly (() => Promise<unknown>)[]
): JobHandlers => ({
  [queue]: async () => {
    for (const work of works) await attempt(queue, log, work)
    await enqueue(queue, {}, { key: queue, runAt: new Date(Date.now() + every), maxAttempts: ATTEMPTS })
  },
})

async function attempt(queue: string, log: ErrorLog, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The worker takes the job again as soon as the database accepts changes.
    if (isStoreUnavailable(error) || isDiskFull(error)) throw error
    log.error({ err: error, queue }, 'a periodic job failed')
  }
}

/** Schedules a periodic job at startup. The key prevents duplicates when several processes start. */
export const startPeriodic = (queue: string): Promise<void> => enqueue(queue, {}, { key: queue, maxAttempts: ATTEMPTS })
