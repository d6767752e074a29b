import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { Refusal, Result } from './embedded-protocol.ts'
import { refusalError, type Thread } from './embedded-thread.ts'
import { UncommittedTransaction } from './errors.ts'

/** Commands that count what they changed; the others count what they answered. */
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/** How long a transaction may wait for its code (mail, HTTP) before everybody else stops waiting for it. */
const idleSeconds = 60

/** The thread's connection while it is somebody's turn; `leave` lets the next one have it. */
export class ThreadConnection implements DatabaseConnection {
  readonly #thread: Thread
  readonly #leave: () => void
  #idle: NodeJS.Timeout | undefined
  #givenUp = false

  constructor(thread: Thread, leave: () => void) {
    this.#thread = thread
    this.#leave = leave
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#ask(sql, parameters)
    for (const column of result.binary ?? []) restoreBuffers(result.rows, column)
    const rows = result.rows as R[]
    return changes.has(result.command ?? '') ? { rows, numAffectedRows: BigInt(result.count ?? 0) } : { rows }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and the store has no cursors
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store has no cursors: read in pages')
  }

  async begin(): Promise<void> {
    await this.#ask('begin', [])
    this.#idle = setTimeout(() => void this.#giveUp(), idleSeconds * 1000)
    this.#idle.unref()
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#givenUp && how === 'rollback') return
    clearTimeout(this.#idle)
    this.#idle = undefined
    const { command } = await this.#ask(how, [])
    if (how === 'commit' && command === 'ROLLBACK') throw new UncommittedTransaction()
  }

  async release(): Promise<void> {
    clearTimeout(this.#idle)
    if (!this.#givenUp) this.#leave()
  }

  async #giveUp(): Promise<void> {
    this.#givenUp = true
    await this.#thread.ask({ kind: 'query', sql: 'rollback', parameters: [] }).catch(() => {})
    this.#leave()
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<Result> {
    if (this.#givenUp) throw new Error(`The transaction was idle for ${idleSeconds} seconds and was undone`)
    this.#idle?.refresh()
    try {
      return await this.#thread.ask({ kind: 'query', sql, parameters })
    } catch (refusal) {
      throw refusal instanceof Error ? refusal : refusalError(refusal as Refusal)
    } finally {
      this.#idle?.refresh()
    }
  }
}

function restoreBuffers(rows: Result['rows'], column: string): void {
  for (const row of rows) row[column] = asBuffer(row[column])
}

function asBuffer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asBuffer)
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value
}
