import { claim } from './claim.ts'
import { type JobHandlers, runJob } from './run-job.ts'

/**
 * Runs all due jobs in sequence, including those that they enqueue, and returns their number. For commands and tests; a
 * server uses a worker. Call it inside `store.run()`.
 */
export async function runDue(handlers: JobHandlers, report: (error: unknown) => void = () => {}): Promise<number> {
  const circumstances = { lockSeconds: 60, stopping: new AbortController().signal, report }
  for (let ran = 0; ; ran++) {
    const [taken] = await claim(Object.keys(handlers), 1, circumstances.lockSeconds)
    if (!taken) return ran
    await runJob(taken, handlers, circumstances)
  }
}
