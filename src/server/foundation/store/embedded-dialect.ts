import { type Dialect, type Driver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { SessionQueue, ThreadConnection } from './embedded-connection.ts'
import type { SupervisedThread } from './supervised-thread.ts'

/** Kysely dialect for the thread's only connection. `isBusyHere` returns true if the caller is inside a transaction. */
export function threadDialect(
  thread: SupervisedThread,
  onClose: () => Promise<void>,
  isBusyHere: () => boolean,
): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread, onClose, isBusyHere),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SupervisedThread
  readonly #onClose: () => Promise<void>
  readonly #isBusyHere: () => boolean
  readonly #turns = new SessionQueue()

  constructor(thread: SupervisedThread, onClose: () => Promise<void>, isBusyHere: () => boolean) {
    this.#thread = thread
    this.#onClose = onClose
    this.#isBusyHere = isBusyHere
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.#isBusyHere()) throw new Error('A query outside of the current transaction would deadlock: use db()')
    return new ThreadConnection(() => this.#thread.current(), this.#turns)
  }

  async releaseConnection(): Promise<void> {}
  beginTransaction = (connection: ThreadConnection): Promise<void> => connection.begin()
  commitTransaction = (connection: ThreadConnection): Promise<void> => connection.commit()
  rollbackTransaction = (connection: ThreadConnection): Promise<void> => connection.rollback()

  async destroy(): Promise<void> {
    await this.#thread.close()
    await this.#onClose()
  }
}
