import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'

/**
 * What a transaction does last. Nothing in the transaction sees it done, so it need not be waited for: it travels to the
 * store with the commit, one way less while everybody else waits for the transaction.
 */
export interface Ending {
  /** The statement, asked for once all else was done. */
  statement(kysely: Kysely<Database>): CompiledQuery
  /** Told what the statement answered; the commit may fail all the same. */
  done?(rows: readonly unknown[]): void
  /** Those of a higher order come later; 0 when absent. What others wait for, such as a common counter, comes late. */
  readonly order?: number
}

/** A statement that a connection does as its transaction ends. */
export interface LastStatement {
  readonly query: CompiledQuery
  done(rows: readonly unknown[]): void
}

/** A connection that sends last statements together with the commit. */
export interface EndingConnection extends DatabaseConnection {
  endWith(last: readonly LastStatement[]): void
}

const canEnd = (connection: DatabaseConnection): connection is EndingConnection => 'endWith' in connection

/** Does the endings of a transaction, or leaves them to its connection, which does them when it commits. */
export async function finish(kysely: Kysely<Database>, endings: Iterable<Ending>): Promise<void> {
  const last = [...endings]
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((ending) => ({
      query: ending.statement(kysely),
      done: (rows: readonly unknown[]) => ending.done?.(rows),
    }))
  if (last.length === 0) return
  await kysely.getExecutor().provideConnection(async (connection) => {
    if (canEnd(connection)) return connection.endWith(last)
    for (const { query, done } of last) done((await connection.executeQuery(query)).rows)
  })
}
