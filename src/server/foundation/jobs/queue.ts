import { sql } from 'kysely'
import { afterCommit, db, lastly } from '../store/db.ts'
import { json } from '../store/sql.ts'

export interface EnqueueOptions {
  /** At most one job of the queue waits under a key; asking again replaces its payload. */
  readonly key?: string
  /** Not before this moment; at once by default. */
  readonly runAt?: Date | string
  /** How often it is tried before it counts as failed (5). */
  readonly maxAttempts?: number
}

/**
 * Asks for work, inside the transaction of what the work is about: it runs after the commit or never. It runs at
 * least once: a handler must bear being run again after a crash. Asked for under the key of a job that is running,
 * it runs once more afterwards.
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
          revision: sql`job.revision + 1`,
          run_at: sql`case when job.locked_until > now() then excluded.run_at else least(job.run_at, excluded.run_at) end`,
        }),
    )
  await lastly(job)
  afterCommit(() => wake(queue))
}

const listeners = new Set<(queue: string) => void>()

/** Tells the workers of this process that a queue has work; those of others find it when they look next. */
function wake(queue: string): void {
  for (const listener of listeners) listener(queue)
}

/** Hears of work that this process committed; answers how to stop listening. */
export function onWork(listener: (queue: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
