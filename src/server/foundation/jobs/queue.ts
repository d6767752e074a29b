import { sql } from 'kysely'
import { afterCommit, db, deferToCommit } from '../store/db.ts'
import { json } from '../store/sql.ts'

interface EnqueueOptions {
  /** At most one pending job of the queue has this key; enqueuing it again replaces its payload and its number of attempts. */
  readonly key?: string
  /** Earliest time of the first run; immediately by default. */
  readonly runAt?: Date | string
  /** Number of attempts before the job counts as failed (default 5). */
  readonly maxAttempts?: number
}

/**
 * Enqueues a job in the current transaction: it runs after the commit, or never. Delivery is at least once: handlers
 * must be idempotent, because a job may run again after a crash. A job that is enqueued under the key of a running one
 * runs once more afterwards.
 */
export async function enqueue(queue: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  const runAt = options.runAt ?? sql<string>`now()`
  const job = db()
    .insertInto('job')
    .values({
      queue,
      payload: json(payload),
      key: options.key ?? null,
      run_at: runAt,
      max_attempts: options.maxAttempts ?? 5,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'key'])
        .where('done_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('key', 'is not', null)
        .doUpdateSet({
          payload: sql`excluded.payload`,
          max_attempts: sql`excluded.max_attempts`,
          revision: sql`job.revision + 1`,
          run_at: sql`case when job.locked_until > now() then excluded.run_at else least(job.run_at, excluded.run_at) end`,
        }),
    )
  await deferToCommit(job)
  wakeAfterCommit(queue)
}

/** Lets the workers look at a queue whose jobs the current transaction made due. */
export const wakeAfterCommit = (queue: string): void => afterCommit(() => wake(queue))

const listeners = new Set<(queue: string) => void>()

/**
 * Notifies the workers of this process that a queue has work. Those of other processes find it with their next poll.
 */
function wake(queue: string): void {
  for (const listener of listeners) listener(queue)
}

/** Calls the listener when this process commits new work. Returns a function that stops listening. */
export function onWork(listener: (queue: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
