import { type ErrorLog, periodicJob, startPeriodic } from './periodic.ts'

const queue = 'cleaning'
const HOUR_MS = 3_600_000

/** Deletes data that is no longer needed. */
type Cleaner = (now: Date) => Promise<unknown>

export interface CleaningServices {
  /** the time that ages are computed from */
  clock: () => Date
  log: ErrorLog
}

/** Returns the job handler of the hourly cleanup. It runs all cleaners in order; one that fails stops no other. */
export const hourlyCleaning = (cleaners: readonly Cleaner[], { clock, log }: CleaningServices) =>
  periodicJob({ queue, every: HOUR_MS }, { log }, ...cleaners.map((cleaner) => () => cleaner(clock())))

/** Schedules the cleanup; called at every start. */
export const startCleaning = (): Promise<void> => startPeriodic(queue)
