import { setTimeout as wait } from 'node:timers/promises'
import { isDiskFull, isStoreAway } from '../store/db.ts'
import { type Claim, fail, finish, release, renew } from './claim.ts'

/** What a handler knows of its job besides the payload. */
export interface Job {
  readonly id: number
  /** 1 at the first try. */
  readonly attempt: number
  /** Aborted when the worker stops or the job was lost to another worker: end soon, by throwing if unfinished. */
  readonly signal: AbortSignal
}

export type JobHandler = (payload: unknown, job: Job) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Thrown by a handler when trying again is of no use. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

interface Circumstances {
  readonly lockSeconds: number
  /** Aborted when the worker stops. */
  readonly stopping: AbortSignal
  readonly report: (error: unknown) => void
}

/** Milliseconds between two tries to write down how a job ended, while the store is away or its disk full. */
const AGAIN_MS = 200
/** Seconds after which a job is tried again that found no room on the disk. */
const FULL_SECONDS = 2

/**
 * Runs one job that was taken, renewing the claim meanwhile, and writes down how it ended. A job that lost the store on
 * the way, or found no room on the disk, is handed back as if it had not been tried: that says nothing about the job.
 */
export async function attempt(taken: Claim, handlers: JobHandlers, circumstances: Circumstances): Promise<void> {
  const { lockSeconds, stopping, report } = circumstances
  const lost = new AbortController()
  const keep = async () => {
    if (!(await renew(taken, lockSeconds))) lost.abort()
  }
  const complain = (error: unknown) => isStoreAway(error) || report(error)
  const renewal = setInterval(() => void keep().catch(complain), (lockSeconds * 1000) / 3)
  const signal = AbortSignal.any([stopping, lost.signal])
  try {
    await handlers[taken.queue]?.(taken.payload, { id: taken.id, attempt: taken.attempts, signal })
    await writeDown(() => finish(taken), stopping)
  } catch (error) {
    if (stopping.aborted || isStoreAway(error)) return await writeDown(() => release(taken), stopping)
    if (isDiskFull(error)) return await writeDown(() => release(taken, FULL_SECONDS), stopping)
    report(error)
    const text = error instanceof Error ? error.message : String(error)
    await writeDown(() => fail(taken, text, error instanceof GiveUp), stopping)
  } finally {
    clearInterval(renewal)
  }
}

/** Writes it as soon as the store takes it; the claim proves that it is still this attempt's to say. */
async function writeDown(write: () => Promise<void>, stopping: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!(isStoreAway(error) || isDiskFull(error)) || stopping.aborted) throw error
    }
    await wait(AGAIN_MS)
  }
}
