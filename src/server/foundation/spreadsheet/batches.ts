import { setTimeout as wait } from 'node:timers/promises'
import { UnreadableFile } from '../csv/unreadable.ts'
import type { Job } from '../jobs/run-job.ts'
import { BROKEN, type importAttempts } from './dead.ts'
import type { RowBatch } from './thread.ts'

/** Part of the time of a batch for which others have the store to themselves. */
export const REST = 0.4

/**
 * Passes the batches of a file to `store`, with a rest after each.
 * @param goesOn called after the first batch
 * @param store returns false to stop
 * @returns whether all were passed
 */
export async function eachBatch<Read, Key>(
  batches: AsyncGenerator<RowBatch<Read, Key>>,
  signal: AbortSignal,
  goesOn: (() => Promise<void>) | undefined,
  store: (batch: RowBatch<Read, Key>) => Promise<boolean>,
): Promise<boolean> {
  let first = true
  for await (const batch of batches) {
    const began = performance.now()
    if (!(await store(batch))) return false
    if (first) await goesOn?.()
    first = false
    signal.throwIfAborted()
    await wait((performance.now() - began) * REST)
  }
  return true
}

/**
 * Runs an import; ends it as failed when its file cannot be read, or when its last attempt fails.
 * @param fail ends it with a text for people
 */
export async function runImport(
  { id, signal, attempt }: { id: number } & Pick<Job, 'signal' | 'attempt'>,
  { isLast }: Pick<ReturnType<typeof importAttempts>, 'isLast'>,
  work: () => Promise<void>,
  fail: (message: string) => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const unreadable = error instanceof UnreadableFile
    if (!unreadable && (signal.aborted || !(await isLast(id, attempt)))) throw error
    await fail(unreadable ? error.message : BROKEN)
    if (!unreadable) throw error
  }
}
