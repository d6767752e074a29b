import type { CompiledQuery, QueryResult } from 'kysely'
import type { DeferredStatement, DeferringConnection } from './deferred.ts'
import type { Refusal, Result } from './embedded-protocol.ts'
import { refusalError, type Thread } from './embedded-thread.ts'
import { UncommittedTransaction } from './errors.ts'
import { wireValue } from './parameters.ts'

/** Commands whose count is the number of changed rows; for others it is the number of returned rows. */
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/**
 * Seconds that a transaction may be idle, for example waiting for mail or HTTP, before it is rolled back because
 * everybody else waits for it.
 */
const idleSeconds = 60

/** Queue for the thread's single session, which a transaction has to itself. */
export class SessionQueue {
  #last: Promise<void> = Promise.resolve()

  /** Waits for all earlier turns. Resolves with a function that ends this turn. */
  async take(): Promise<() => void> {
    const before = this.#last
    let leave = () => {}
    this.#last = new Promise((resolve) => {
      leave = resolve
    })
    await before
    return leave
  }
}

/**
 * A connection to the thread's session. Statements run in the order they are sent, so a turn ends when its last
 * statement is sent, before it is answered. The statements of the next user can be sent meanwhile.
 */
export class ThreadConnection implements DeferringConnection {
  readonly #current: () => Thread
  readonly #turns: SessionQueue
  /** the thread with the transaction that is open on this connection */
  #own: Thread | undefined
  /** ends the turn of the transaction that is open on this connection */
  #leave: (() => void) | undefined
  #last: readonly DeferredStatement[] = []
  #idle: NodeJS.Timeout | undefined
  #givenUp = false

  constructor(current: () => Thread, turns: SessionQueue) {
    this.#current = current
    this.#turns = turns
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await (this.#leave ? this.#ask(sql, parameters) : this.#alone(sql, parameters))
    for (const column of result.binary ?? []) restoreBuffers(result.rows, column)
    const rows = result.rows as R[]
    return changes.has(result.command ?? '') ? { rows, numAffectedRows: BigInt(result.count ?? 0) } : { rows }
  }

  // biome-ignore lint/correctness/useYield: the interface requires a generator, and the store has no cursors
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The embedded database has no cursors: read in pages')
  }

  async begin(): Promise<void> {
    this.#leave = await this.#turns.take()
    this.#own = this.#current()
    // Not awaited: it is sent together with the first statement, which fails if this one does.
    this.#ask('begin', []).catch(() => {})
    this.#idle = setTimeout(() => this.#giveUp(), idleSeconds * 1000)
    this.#idle.unref()
  }

  endWith(last: readonly DeferredStatement[]): void {
    this.#last = last
  }

  async commit(): Promise<void> {
    // Convert all values before sending anything: otherwise a commit would be sent without a statement that cannot be
    // converted.
    const wired = this.#last.map(({ query, done }) => ({ ...query, parameters: query.parameters.map(wireValue), done }))
    const last = wired.map(({ sql, parameters, done }) => this.#ask(sql, parameters).then(({ rows }) => done(rows)))
    const ending = this.#end('commit')
    // A failed statement rejects with its own error. The commit of a failed transaction answers ROLLBACK.
    const [, { command }] = await Promise.all([Promise.all(last), ending])
    if (command === 'ROLLBACK') throw new UncommittedTransaction()
  }

  async rollback(): Promise<void> {
    // A failed commit has already ended the transaction, and another user may have the session by now.
    if (this.#leave && !this.#givenUp) await this.#end('rollback')
  }

  #end(how: 'commit' | 'rollback'): Promise<Result> {
    clearTimeout(this.#idle)
    this.#idle = undefined
    const ending = this.#ask(how, [])
    this.#endTurn()
    return ending
  }

  #endTurn(): void {
    this.#leave?.()
    this.#leave = undefined
    this.#own = undefined
  }

  #giveUp(): void {
    this.#givenUp = true
    this.#own?.ask({ kind: 'query', sql: 'rollback', parameters: [] }).catch(() => {})
    this.#endTurn()
  }

  /** Runs a statement outside of a transaction. */
  async #alone(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const leave = await this.#turns.take()
    const asked = this.#ask(sql, parameters)
    leave()
    return asked
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<Result> {
    if (this.#givenUp) throw new Error(`The transaction was idle for ${idleSeconds} seconds and was rolled back`)
    this.#idle?.refresh()
    try {
      return await (this.#own ?? this.#current()).ask({ kind: 'query', sql, parameters: parameters.map(wireValue) })
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
