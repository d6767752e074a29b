import { isStoreUnavailable } from '../store/db.ts'
import { claim, giveUpLost, nextDue } from './claim.ts'
import { type JobHandlers, runJob } from './run-job.ts'

export { type Job, type JobHandler, type JobHandlers, PermanentJobError } from './run-job.ts'

import { onWork } from './queue.ts'

export interface WorkerOptions {
  /** Stops the worker, like `stop()`. */
  readonly stop?: AbortSignal
  /** Maximum number of concurrent jobs (default 4). */
  readonly concurrency?: number
  /** Maximum number of concurrent jobs of one bot, which is the `bot_id` of their payload (no limit by default). */
  readonly perBot?: number
  /**
   * The same while more jobs are due than there is room for (no limit by default). Only then does a claim cost the look
   * at each bot.
   */
  readonly perBotWhenBusy?: number
  /** Seconds for which a job is locked, renewed while it runs (default 60). After that another worker may claim it. */
  readonly lockSeconds?: number
  /** Maximum seconds between two polls, which find the jobs enqueued by other processes (default 1). */
  readonly pollSeconds?: number
  /** Receives failed attempts and all other errors, except that the database is unavailable. */
  readonly report?: (error: unknown) => void
}

export interface JobWorker {
  /** Claims no more jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** Minimum pause between two polls, in milliseconds. */
const SHORTEST_MS = 50
/**
 * Milliseconds between two polls while the database is unavailable. Short, because callers have already waited by the
 * time it is back.
 */
const AWAY_MS = 200

/**
 * Runs the jobs of these queues until it is stopped. Call it inside `store.run()`; the handlers inherit the context.
 */
export function startWorker(handlers: JobHandlers, options: WorkerOptions = {}): JobWorker {
  const { concurrency = 4, perBot, perBotWhenBusy, lockSeconds = 60, pollSeconds = 1, report = () => {} } = options
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

  let isBusy = false
  let lookedForLost = Number.NEGATIVE_INFINITY

  async function round(): Promise<number> {
    // Not on every poll: people wait for the result of most jobs, and this is one more statement before claiming them.
    if (performance.now() - lookedForLost >= pollSeconds * 1000) {
      await giveUpLost(queues)
      lookedForLost = performance.now()
    }
    const wanted = concurrency - running.size
    const limit = perBot ?? (isBusy ? perBotWhenBusy : undefined)
    const taken = await claim(queues, wanted, lockSeconds, limit)
    isBusy =
      perBotWhenBusy !== undefined && (taken.length === wanted || (isBusy && ((await nextDue(queues)) ?? 1) <= 0))
    for (const one of taken) {
      const job: Promise<void> = runJob(one, handlers, { lockSeconds, stopping: stopping.signal, report })
        .catch(report)
        .finally(() => {
          running.delete(job)
          alarm.ring()
        })
      running.add(job)
    }
    // Running jobs get the database to themselves: the next poll can wait unless the alarm rings.
    if (taken.length > 0) return taken.length < wanted ? SHORTEST_MS : 0
    // The end of a job of a bot at its limit rings the alarm.
    const due = await nextDue(queues, limit)
    return Math.min(Math.max(due ?? Infinity, SHORTEST_MS), pollSeconds * 1000)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (running.size >= concurrency) await alarm.wait(pollSeconds * 1000)
      else {
        const pause = await round().catch((error) => {
          if (isStoreUnavailable(error)) return AWAY_MS
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

/** Creates a pause that `ring()` ends. A ring while nothing waits ends the next pause at once. */
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
