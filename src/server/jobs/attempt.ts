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

/** Runs one job that was taken, renewing the claim meanwhile, and writes down how it ended. */
export async function attempt(taken: Claim, handlers: JobHandlers, circumstances: Circumstances): Promise<void> {
  const { lockSeconds, stopping, report } = circumstances
  const lost = new AbortController()
  const keep = async () => {
    if (!(await renew(taken, lockSeconds))) lost.abort()
  }
  const renewal = setInterval(() => void keep().catch(report), (lockSeconds * 1000) / 3)
  const signal = AbortSignal.any([stopping, lost.signal])
  try {
    await handlers[taken.queue]?.(taken.payload, { id: taken.id, attempt: taken.attempts, signal })
    await finish(taken)
  } catch (error) {
    if (stopping.aborted) return await release(taken)
    report(error)
    await fail(taken, error instanceof Error ? error.message : String(error), error instanceof GiveUp)
  } finally {
    clearInterval(renewal)
  }
}
