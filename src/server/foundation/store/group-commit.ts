import type { PGlite } from '@electric-sql/pglite'
import type { Answer, Result } from './embedded-protocol.ts'
import { isDatabaseError } from './errors.ts'
import type { Exchange } from './exchange.ts'

/** How long in milliseconds an answer may wait for the flush that it shares with the transactions after it. */
const PATIENCE_MS = 5

/** Writes the log to the disk; beside a transaction in progress, too. */
const FLUSH = `select pg_logical_emit_message(false, 'flush', $1, true)`

/**
 * Lets transactions that follow each other closely share one flush of the disk, which takes as long as their
 * statements do together. Nothing that could be lost by a power cut is told to anybody: from a commit that was not
 * flushed on, every answer outside of a transaction is held back until the flush.
 */
export class GroupCommit {
  readonly #engine: PGlite
  readonly #exchange: Exchange
  #held: Answer[] = []
  /** when the first commit that is not on the disk yet was made */
  #since: number | undefined

  constructor(engine: PGlite, exchange: Exchange) {
    this.#engine = engine
    this.#exchange = exchange
  }

  /** Commits; without flushing when `followed` by what may end in a flush, or when one is owed already. */
  async commit(followed: boolean): Promise<Result> {
    if (!followed && this.#since === undefined) return this.#exchange.query('commit')
    try {
      const result = await this.#exchange.query('set local synchronous_commit = off; commit')
      this.#since ??= performance.now()
      return result
    } catch (error) {
      if (!isFailedTransaction(error)) throw error
      return this.#exchange.query('commit') // which answers that it was rolled back
    }
  }

  /** Whether an answer of now would tell of what is not on the disk. */
  mustHold(): boolean {
    return this.#since !== undefined && !this.#engine.isInTransaction()
  }

  hold(answer: Answer): void {
    this.#held.push(answer)
  }

  /** Milliseconds until {@link settle} should be called at the latest; undefined when nothing is owed. */
  due(): number | undefined {
    return this.#since === undefined ? undefined : Math.max(0, this.#since + PATIENCE_MS - performance.now())
  }

  /** Flushes unless a transaction follows that may share it in time, and gives the answers that may be told now. */
  async settle(): Promise<readonly Answer[]> {
    const due = this.due()
    if (due === undefined || (due > 0 && this.#engine.isInTransaction())) return []
    try {
      await this.#exchange.query(FLUSH, [''])
    } catch (error) {
      if (!isFailedTransaction(error)) throw error
      return [] // it takes no statement but its end, and what is owed is settled then
    }
    this.#since = undefined
    return this.#held.splice(0)
  }
}

/** SQLSTATE 25P02: a statement failed before, and the transaction can only be rolled back. */
const isFailedTransaction = (error: unknown): boolean => isDatabaseError(error) && error.code === '25P02'
