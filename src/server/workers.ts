import { recoveryJobs } from './account/recovery-job.ts'
import { botJobs } from './bot/answer.ts'
import { outboundJobs } from './channels/outbound.ts'
import { snoozeJobs } from './chats/snooze.ts'
import type { JobHandlers } from './jobs/attempt.ts'
import { cleaningJobs, startCleaning } from './jobs/cleaning.ts'
import { type JobWorker, startWorker } from './jobs/worker.ts'
import { mailJobs } from './mail/queue.ts'
import { transportOf } from './mail/transport.ts'
import type { Services } from './services.ts'
import type { Store } from './store/db.ts'

/** What is done with each queue of the job table. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    ...botJobs(services),
    ...cleaningJobs,
    ...outboundJobs(services),
    ...mailJobs(services.settings, transportOf(services.settings)),
    ...recoveryJobs(services),
    ...snoozeJobs(services),
  }
}

/** Starts this process's worker; every process of a store may have one. */
export async function startWorkers(store: Store, services: Services): Promise<JobWorker> {
  return store.run(async () => {
    await startCleaning()
    const report = (error: unknown) => services.log.error({ err: error }, 'a job failed')
    return startWorker(jobHandlers(services), { report })
  })
}
