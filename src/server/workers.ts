import { outboundJobs } from './channels/outbound/outbound.ts'
import { cleaningJobs } from './cleaning.ts'
import { botJobs } from './conversation/answering/answer.ts'
import { returnJobs, startReturning } from './conversation/answering/return.ts'
import { snoozeJobs } from './conversation/chats/snooze.ts'
import type { JobHandlers } from './foundation/jobs/attempt.ts'
import { freeJobs } from './foundation/jobs/claim.ts'
import { startCleaning } from './foundation/jobs/cleaning.ts'
import { type JobWorker, startWorker } from './foundation/jobs/worker.ts'
import { mailJobs } from './foundation/mail/queue.ts'
import { transportOf } from './foundation/mail/transport.ts'
import type { Services } from './foundation/services/services.ts'
import type { Store } from './foundation/store/db.ts'
import { endAllAbandoned } from './knowledge/training/abandoned.ts'
import { trainingJobs } from './knowledge/training/pipeline.ts'
import { recoveryJobs } from './people/account/recovery-job.ts'

/** What is done with each queue of the job table. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    ...botJobs(services),
    ...cleaningJobs(services.settings.dataDir, services.clock),
    ...outboundJobs(services),
    ...mailJobs(services.settings, transportOf(services.settings)),
    ...recoveryJobs(services),
    ...snoozeJobs(services),
    ...returnJobs(services),
    ...trainingJobs(services),
  }
}

/** A job dies with its process: another may take it over after so many seconds, and customers wait for some. */
const LOCK_SECONDS = 15

/**
 * Starts this process's workers; every process of a store may have them. Trainings have one of their own: one at a
 * time in a process, and no message waits for them.
 */
export async function startWorkers(store: Store, services: Services): Promise<JobWorker> {
  return store.run(async () => {
    const handlers = jobHandlers(services)
    // the embedded store is this process's alone: whoever had taken a job is dead
    if (!services.settings.databaseUrl) await freeJobs(Object.keys(handlers))
    await endAllAbandoned(services)
    await startCleaning()
    await startReturning()
    const report = (error: unknown) => services.log.error({ err: error }, 'a job failed')
    const trainings = trainingJobs(services)
    const others = Object.fromEntries(Object.entries(handlers).filter(([queue]) => !(queue in trainings)))
    const workers = [
      startWorker(others, { report, lockSeconds: LOCK_SECONDS }),
      startWorker(trainings, { report, concurrency: 1, lockSeconds: LOCK_SECONDS }),
    ]
    return {
      stop: async () => {
        await Promise.all(workers.map((worker) => worker.stop()))
      },
    }
  })
}
