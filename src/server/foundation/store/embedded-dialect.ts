import { type Dialect, type Driver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { ThreadConnection, Turns } from './embedded-connection.ts'
import type { LastingThread } from './lasting-thread.ts'

/** A thread's one connection as Kysely sees it. `isBusyHere` tells of a transaction open around the caller. */
export function threadDialect(thread: LastingThread, onClose: () => Promise<void>, isBusyHere: () => boolean): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread, onClose, isBusyHere),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  }
}

class ThreadDriver implements Driver {
  readonly #thread: LastingThread
  readonly #onClose: () => Promise<void>
  readonly #isBusyHere: () => boolean
  readonly #turns = new Turns()

  constructor(thread: LastingThread, onClose: () => Promise<void>, isBusyHere: () => boolean) {
    this.#thread = thread
    this.#onClose = onClose
    this.#isBusyHere = isBusyHere
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.#isBusyHere())
      throw new Error('A query beside the transaction in progress would wait for itself: use db()')
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
