import { setTimeout as wait } from 'node:timers/promises'
import { isDiskFull, isStoreUnavailable } from '../store/db.ts'
import { type Claim, fail, finish, release, renew } from './claim.ts'

/** What a handler knows about its job besides the payload. */
export interface Job {
  readonly id: number
  /** 1 for the first attempt. */
  readonly attempt: number
  /**
   * Aborted when the worker stops or the job is lost to another worker. End soon, and throw if the work is unfinished.
   */
  readonly signal: AbortSignal
}

export type JobHandler = (payload: unknown, job: Job) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Thrown by a handler if a retry cannot succeed. */
export class PermanentJobError extends Error {
  override readonly name = 'GiveUp'
}

interface Circumstances {
  readonly lockSeconds: number
  /** Aborted when the worker stops. */
  readonly stopping: AbortSignal
  readonly report: (error: unknown) => void
}

/** Milliseconds between attempts to save the result of a job while the database is unavailable or its disk is full. */
const AGAIN_MS = 200
/** Seconds until the retry of a job that failed because the disk was full. */
const FULL_SECONDS = 2

/**
 * Runs a claimed job, renews the claim meanwhile, and saves the result. If the database becomes unavailable or its disk
 * is full, the job is released without counting the attempt: the job is not the cause.
 */
export async function runJob(taken: Claim, handlers: JobHandlers, circumstances: Circumstances): Promise<void> {
  const { lockSeconds, stopping, report } = circumstances
  const lost = new AbortController()
  const keep = async () => {
    if (!(await renew(taken, lockSeconds))) lost.abort()
  }
  const complain = (error: unknown) => isStoreUnavailable(error) || report(error)
  const renewal = setInterval(() => void keep().catch(complain), (lockSeconds * 1000) / 3)
  const signal = AbortSignal.any([stopping, lost.signal])
  try {
    await handlers[taken.queue]?.(taken.payload, { id: taken.id, attempt: taken.attempts, signal })
    await writeDown(() => finish(taken), stopping)
  } catch (error) {
    if (stopping.aborted || isStoreUnavailable(error)) return await writeDown(() => release(taken), stopping)
    if (isDiskFull(error)) return await writeDown(() => release(taken, FULL_SECONDS), stopping)
    report(error)
    const text = error instanceof Error ? error.message : String(error)
    await writeDown(() => fail(taken, text, error instanceof PermanentJobError), stopping)
  } finally {
    clearInterval(renewal)
  }
}

/**
 * Retries until the database accepts the write. The claim ensures that only the current attempt can save its result.
 */
async function writeDown(write: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!(isStoreUnavailable(error) || isDiskFull(error)) || stopping.aborted) throw error
    }
    await wait(AGAIN_MS)
  }
}
