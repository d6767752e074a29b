import { type Claim, claim, fail, finish, giveUpLost, nextDue, release, renew } from './claim.ts'
import { onWork } from './queue.ts'

/** What a handler knows of its job besides the payload. */
export interface Job {
  readonly id: number
  /** 1 at the first try. */
  readonly attempt: number
  /** Aborted when the worker stops or the job was lost to another worker: end soon, by throwing if unfinished. */
  readonly signal: AbortSignal
}

export type JobHandler = (payload: unknown, job: Job) => Promise<void>

export interface WorkerOptions {
  /** Stops the worker, as `stop()` does. */
  readonly stop?: AbortSignal
  /** Jobs at a time (4). */
  readonly concurrency?: number
  /** For how long a job is taken before another worker may take it over; renewed while it runs (60). */
  readonly lockSeconds?: number
  /** Longest pause between two looks at the table, for work that other processes ask for (1). */
  readonly pollSeconds?: number
  /** Told of failed attempts and of a store that can't be reached. */
  readonly report?: (error: unknown) => void
}

export interface JobWorker {
  /** Takes no more jobs, waits for those that run. */
  stop(): Promise<void>
}

/** Thrown by a handler when trying again is of no use. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp'
}

/** Runs the jobs of these queues until it is stopped. To be called inside `store.run()`, which its handlers inherit. */
export function startWorker(handlers: Readonly<Record<string, JobHandler>>, options: WorkerOptions = {}): JobWorker {
  const { concurrency = 4, lockSeconds = 60, pollSeconds = 1, report = () => {} } = options
  const queues = Object.keys(handlers)
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const alarm = makeAlarm()
  const silence = onWork((queue) => queue in handlers && alarm.ring())
  const stop = () => {
    stopping.abort()
    alarm.ring()
  }
  if (options.stop?.aborted) stop()
  options.stop?.addEventListener('abort', stop, { once: true })

  async function work(taken: Claim): Promise<void> {
    const lost = new AbortController()
    const keep = async () => {
      if (!(await renew(taken, lockSeconds))) lost.abort()
    }
    const renewal = setInterval(() => void keep().catch(report), (lockSeconds * 1000) / 3)
    const signal = AbortSignal.any([stopping.signal, lost.signal])
    try {
      await handlers[taken.queue]?.(taken.payload, { id: taken.id, attempt: taken.attempts, signal })
      await finish(taken)
    } catch (error) {
      if (stopping.signal.aborted) await release(taken)
      else {
        report(error)
        await fail(taken, error instanceof Error ? error.message : String(error), error instanceof GiveUp)
      }
    } finally {
      clearInterval(renewal)
    }
  }

  async function round(): Promise<number> {
    await giveUpLost(queues)
    const taken = await claim(queues, concurrency - running.size, lockSeconds)
    for (const one of taken) {
      const job: Promise<void> = work(one)
        .catch(report)
        .finally(() => {
          running.delete(job)
          alarm.ring()
        })
      running.add(job)
    }
    if (taken.length > 0) return 0
    const due = await nextDue(queues)
    return Math.min(Math.max(due ?? Infinity, 50), pollSeconds * 1000)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (running.size >= concurrency) await alarm.wait(pollSeconds * 1000)
      else {
        const pause = await round().catch((error) => {
          report(error)
          return pollSeconds * 1000
        })
        if (pause > 0 && !stopping.signal.aborted) await alarm.wait(pause)
      }
    }
    silence()
    await Promise.all(running)
  }

  const ended = queues.length > 0 ? loop() : Promise.resolve()
  return {
    stop: () => {
      stop()
      return ended
    },
  }
}

/** A pause that a ring ends; a ring while nobody waits is not lost. */
function makeAlarm() {
  let rung = false
  let end = () => {}
  return {
    ring() {
      rung = true
      end()
    },
    async wait(milliseconds: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      rung = false
    },
  }
}
