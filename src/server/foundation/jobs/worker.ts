import { isStoreAway } from '../store/db.ts'
import { attempt, type JobHandlers } from './attempt.ts'
import { claim, giveUpLost, nextDue } from './claim.ts'

export { GiveUp, type Job, type JobHandler, type JobHandlers } from './attempt.ts'

import { onWork } from './queue.ts'

export interface WorkerOptions {
  /** Stops the worker, as `stop()` does. */
  readonly stop?: AbortSignal
  /** Jobs at a time (4). */
  readonly concurrency?: number
  /** For how long a job is taken before another worker may take it over; renewed while it runs (60). */
  readonly lockSeconds?: number
  /** Longest pause between two looks at the table, for work that other processes ask for (1). */
  readonly pollSeconds?: number
  /** Told of failed attempts, and of all else that fails but a store that is away. */
  readonly report?: (error: unknown) => void
}

export interface JobWorker {
  /** Takes no more jobs, waits for those that run. */
  stop(): Promise<void>
}

/** Milliseconds of the shortest pause between two looks. */
const SHORTEST_MS = 50
/** Milliseconds between two looks at a store that is away: who waits for a job has waited long enough by its return. */
const AWAY_MS = 200

/** Runs the jobs of these queues until it is stopped. To be called inside `store.run()`, which its handlers inherit. */
export function startWorker(handlers: JobHandlers, options: WorkerOptions = {}): JobWorker {
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

  let lookedForLost = Number.NEGATIVE_INFINITY

  async function round(): Promise<number> {
    // now and then: somebody waits for the answer of most jobs, and each look is a statement ahead of theirs
    if (performance.now() - lookedForLost >= pollSeconds * 1000) {
      await giveUpLost(queues)
      lookedForLost = performance.now()
    }
    const wanted = concurrency - running.size
    const taken = await claim(queues, wanted, lockSeconds)
    for (const one of taken) {
      const job: Promise<void> = attempt(one, handlers, { lockSeconds, stopping: stopping.signal, report })
        .catch(report)
        .finally(() => {
          running.delete(job)
          alarm.ring()
        })
      running.add(job)
    }
    // what was taken gets the store to itself; the next look can wait, unless something rings
    if (taken.length > 0) return taken.length < wanted ? SHORTEST_MS : 0
    const due = await nextDue(queues)
    return Math.min(Math.max(due ?? Infinity, SHORTEST_MS), pollSeconds * 1000)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (running.size >= concurrency) await alarm.wait(pollSeconds * 1000)
      else {
        const pause = await round().catch((error) => {
          if (isStoreAway(error)) return AWAY_MS
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
