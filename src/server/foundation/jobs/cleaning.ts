import type { JobHandler } from './attempt.ts'
import { enqueue } from './queue.ts'

const queue = 'cleaning'
const key = 'hourly'

/** Deletes what nobody needs any more. */
export type Cleaner = (now: Date) => Promise<unknown>

/** Runs all of them in their order, and asks for itself again in an hour. */
const clean =
  (cleaners: readonly Cleaner[], clock: () => Date): JobHandler =>
  async () => {
    const now = clock()
    for (const cleaner of cleaners) await cleaner(now)
    await enqueue(queue, {}, { key, runAt: new Date(Date.now() + 3_600_000) })
  }

/**
 * The handler, for the worker's table.
 * @param clock the time by which things are old
 */
export const hourlyCleaning = (cleaners: readonly Cleaner[], clock = () => new Date()) => ({
  [queue]: clean(cleaners, clock),
})

/** Asked for at every start; processes that start together ask for one and the same. */
export const startCleaning = (): Promise<void> => enqueue(queue, {}, { key })
