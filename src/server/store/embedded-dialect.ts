import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Result } from './embedded-protocol.ts'
import { refusalError, type Thread } from './embedded-thread.ts'
import { UncommittedTransaction } from './errors.ts'

/** Commands that count what they changed; the others count what they answered. */
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

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
  readonly #connection: DatabaseConnection
  readonly #onClose: () => Promise<void>
  readonly #isBusyHere: () => boolean
  #turn: Promise<void> = Promise.resolve()
  #leave: () => void = () => {}

  constructor(thread: Thread, onClose: () => Promise<void>, isBusyHere: () => boolean) {
    this.#thread = thread
    this.#connection = new ThreadConnection(thread)
    this.#onClose = onClose
    this.#isBusyHere = isBusyHere
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isBusyHere())
      throw new Error('A query beside the transaction in progress would wait for itself: use db()')
    const before = this.#turn
    let leave = () => {}
    this.#turn = new Promise((resolve) => {
      leave = resolve
    })
    await before
    this.#leave = leave
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#leave()
  }

  beginTransaction = (connection: DatabaseConnection): Promise<void> => run(connection, 'begin')
  rollbackTransaction = (connection: DatabaseConnection): Promise<void> => run(connection, 'rollback')

  async commitTransaction(): Promise<void> {
    const { command } = await this.#thread.ask({ kind: 'query', sql: 'commit', parameters: [] })
    if (command === 'ROLLBACK') throw new UncommittedTransaction()
  }

  async destroy(): Promise<void> {
    await this.#thread.close()
    await this.#onClose()
  }
}

async function run(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql))
}

function restoreBuffers(rows: Result['rows'], column: string): void {
  for (const row of rows) {
    const value = row[column]
    if (value instanceof Uint8Array) row[column] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
}

class ThreadConnection implements DatabaseConnection {
  readonly #thread: Thread

  constructor(thread: Thread) {
    this.#thread = thread
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    let result: Result
    try {
      result = await this.#thread.ask({ kind: 'query', sql, parameters })
    } catch (refusal) {
      throw refusal instanceof Error ? refusal : refusalError(refusal as Parameters<typeof refusalError>[0])
    }
    for (const column of result.binary ?? []) restoreBuffers(result.rows, column)
    const rows = result.rows as R[]
    return changes.has(result.command ?? '') ? { rows, numAffectedRows: BigInt(result.count ?? 0) } : { rows }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and the store has no cursors
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store has no cursors: read in pages')
  }
}
