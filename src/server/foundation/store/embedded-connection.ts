import type { CompiledQuery, QueryResult } from 'kysely'
import type { Refusal, Result } from './embedded-protocol.ts'
import { refusalError, type Thread } from './embedded-thread.ts'
import type { EndingConnection, LastStatement } from './ending.ts'
import { UncommittedTransaction } from './errors.ts'
import { wireValue } from './parameters.ts'

/** Commands that count what they changed; the others count what they answered. */
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/** How long a transaction may wait for its code (mail, HTTP) before everybody else stops waiting for it. */
const idleSeconds = 60

/** Whose statements are next: the thread has one session, and a transaction has it for itself. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for whoever came before. Resolves with how to let the next one have it. */
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
 * The thread's session as one of its users sees it. What is asked is done in its order, so that a turn ends when the
 * last statement was sent, not when it was answered: the next user's statements are on their way meanwhile.
 */
export class ThreadConnection implements EndingConnection {
  readonly #current: () => Thread
  readonly #turns: Turns
  /** the thread that knows of the transaction that is open here */
  #own: Thread | undefined
  /** ends the turn of the transaction that is open here */
  #leave: (() => void) | undefined
  #last: readonly LastStatement[] = []
  #idle: NodeJS.Timeout | undefined
  #givenUp = false

  constructor(current: () => Thread, turns: Turns) {
    this.#current = current
    this.#turns = turns
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await (this.#leave ? this.#ask(sql, parameters) : this.#alone(sql, parameters))
    for (const column of result.binary ?? []) restoreBuffers(result.rows, column)
    const rows = result.rows as R[]
    return changes.has(result.command ?? '') ? { rows, numAffectedRows: BigInt(result.count ?? 0) } : { rows }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and the store has no cursors
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The store has no cursors: read in pages')
  }

  async begin(): Promise<void> {
    this.#leave = await this.#turns.take()
    this.#own = this.#current()
    // not waited for: it goes with the first statement, which is refused where this one is
    this.#ask('begin', []).catch(() => {})
    this.#idle = setTimeout(() => this.#giveUp(), idleSeconds * 1000)
    this.#idle.unref()
  }

  endWith(last: readonly LastStatement[]): void {
    this.#last = last
  }

  async commit(): Promise<void> {
    // a value that can't be sent is found before anything is: the commit would go without its statement
    const wired = this.#last.map(({ query, done }) => ({ ...query, parameters: query.parameters.map(wireValue), done }))
    const last = wired.map(({ sql, parameters, done }) => this.#ask(sql, parameters).then(({ rows }) => done(rows)))
    const ending = this.#end('commit')
    // the first refusal says why, and the commit answers that there was none
    const [, { command }] = await Promise.all([Promise.all(last), ending])
    if (command === 'ROLLBACK') throw new UncommittedTransaction()
  }

  async rollback(): Promise<void> {
    // a commit that failed ended it, and the session may be another's by now
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

  /** A statement outside of a transaction. */
  async #alone(sql: string, parameters: readonly unknown[]): Promise<Result> {
    const leave = await this.#turns.take()
    const asked = this.#ask(sql, parameters)
    leave()
    return asked
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<Result> {
    if (this.#givenUp) throw new Error(`The transaction was idle for ${idleSeconds} seconds and was undone`)
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
