import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'

/**
 * A statement that a transaction executes last. Nothing in the transaction depends on its result, so it is sent
 * together with the commit. This saves a round trip while others wait for the transaction.
 */
export interface DeferredWork {
  /** Returns the statement. Called once everything else is done. */
  statement(kysely: Kysely<Database>): CompiledQuery
  /** Receives the rows that the statement returned. The commit may still fail. */
  done?(rows: readonly unknown[]): void
  /**
   * Endings with a higher order run later; the default is 0. Locks that others wait for, such as a common counter,
   * should come late.
   */
  readonly order?: number
}

/** A statement that a connection executes at the end of its transaction. */
export interface DeferredStatement {
  readonly query: CompiledQuery
  done(rows: readonly unknown[]): void
}

/** A connection that sends the last statements together with the commit. */
export interface DeferringConnection extends DatabaseConnection {
  endWith(last: readonly DeferredStatement[]): void
}

const canEnd = (connection: DatabaseConnection): connection is DeferringConnection => 'endWith' in connection

/** Executes the endings of a transaction, or passes them to a connection that executes them on commit. */
export async function finish(kysely: Kysely<Database>, endings: Iterable<DeferredWork>): Promise<void> {
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
