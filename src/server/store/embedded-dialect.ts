import { type Dialect, type Driver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { ThreadConnection } from './embedded-connection.ts'
import type { Thread } from './embedded-thread.ts'

/** A thread's one connection as Kysely sees it. `isBusyHere` tells of a transaction open around the caller. */
export function threadDialect(thread: Thread, onClose: () => Promise<void>, isBusyHere: () => boolean): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread, onClose, isBusyHere),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  }
}

/** One connection serves all: whoever asks for it waits for its turn, a transaction keeps it until it ends. */
class ThreadDriver implements Driver {
  readonly #thread: Thread
  readonly #onClose: () => Promise<void>
  readonly #isBusyHere: () => boolean
  #turn: Promise<void> = Promise.resolve()

  constructor(thread: Thread, onClose: () => Promise<void>, isBusyHere: () => boolean) {
    this.#thread = thread
    this.#onClose = onClose
    this.#isBusyHere = isBusyHere
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ThreadConnection> {
    if (this.#isBusyHere())
      throw new Error('A query beside the transaction in progress would wait for itself: use db()')
    const before = this.#turn
    let leave = () => {}
    this.#turn = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return new ThreadConnection(this.#thread, leave)
  }

  releaseConnection = (connection: ThreadConnection): Promise<void> => connection.release()
  beginTransaction = (connection: ThreadConnection): Promise<void> => connection.begin()
  commitTransaction = (connection: ThreadConnection): Promise<void> => connection.end('commit')
  rollbackTransaction = (connection: ThreadConnection): Promise<void> => connection.end('rollback')

  async destroy(): Promise<void> {
    await this.#thread.close()
    await this.#onClose()
  }
}
