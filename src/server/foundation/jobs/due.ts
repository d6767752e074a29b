import { attempt, type JobHandlers } from './attempt.ts'
import { claim } from './claim.ts'

/**
 * Runs what is due now, and what that asks for in turn, one after the other; answers how many jobs ran. For commands
 * and tests: a server has a worker. To be called inside `store.run()`.
 */
export async function runDue(handlers: JobHandlers, report: (error: unknown) => void = () => {}): Promise<number> {
  const circumstances = { lockSeconds: 60, stopping: new AbortController().signal, report }
  for (let ran = 0; ; ran++) {
    const [taken] = await claim(Object.keys(handlers), 1, circumstances.lockSeconds)
    if (!taken) return ran
    await attempt(taken, handlers, circumstances)
  }
}
