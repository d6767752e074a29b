import { enqueue } from './queue.ts'
import type { JobHandler } from './run-job.ts'

const queue = 'cleaning'
const key = 'hourly'

/** Deletes data that is no longer needed. */
type Cleaner = (now: Date) => Promise<unknown>

/** Runs all cleaners in order and schedules the next run in an hour. */
const clean =
  (cleaners: readonly Cleaner[], clock: () => Date): JobHandler =>
  async () => {
    const now = clock()
    for (const cleaner of cleaners) await cleaner(now)
    await enqueue(queue, {}, { key, runAt: new Date(Date.now() + 3_600_000) })
  }

/**
 * Returns the job handler of the hourly cleanup.
 * @param clock the time that ages are computed from
 */
export const hourlyCleaning = (cleaners: readonly Cleaner[], clock = () => new Date()) => ({
  [queue]: clean(cleaners, clock),
})

/** Schedules the cleanup; called at every start. The key ensures a single job if several processes start together. */
export const startCleaning = (): Promise<void> => enqueue(queue, {}, { key })
