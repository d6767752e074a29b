import type { PGlite } from '@electric-sql/pglite'
import type { Answer, Result } from './embedded-protocol.ts'
import { isDatabaseError } from './errors.ts'
import type { ProtocolClient } from './protocol-client.ts'

/** Maximum time in milliseconds that an answer waits for a flush shared with later transactions. */
const PATIENCE_MS = 5

/** Flushes the write-ahead log to disk, even while a transaction is open. */
const FLUSH = `select pg_logical_emit_message(false, 'flush', $1, true)`

/**
 * Group commit: transactions in quick succession share one flush of the disk, which takes as long as all their
 * statements. Nothing that a power failure could lose is acknowledged: after a commit without a flush, every answer
 * outside of a transaction is held back until the flush.
 */
export class GroupCommit {
  readonly #engine: PGlite
  readonly #exchange: ProtocolClient
  #held: Answer[] = []
  /** time of the first commit that is not flushed yet */
  #since: number | undefined

  constructor(engine: PGlite, exchange: ProtocolClient) {
    this.#engine = engine
    this.#exchange = exchange
  }

  /** Commits. Skips the flush if another request follows (`followed`), or if a flush is already pending. */
  async commit(followed: boolean): Promise<Result> {
    if (!followed && this.#since === undefined) return this.#exchange.query('commit')
    try {
      const result = await this.#exchange.query('set local synchronous_commit = off; commit')
      this.#since ??= performance.now()
      return result
    } catch (error) {
      if (!isFailedTransaction(error)) throw error
      return this.#exchange.query('commit') // Answers that it was rolled back.
    }
  }

  /** Returns true if an answer now would acknowledge data that is not flushed. */
  mustDeferAnswers(): boolean {
    return this.#since !== undefined && !this.#engine.isInTransaction()
  }

  deferAnswer(answer: Answer): void {
    this.#held.push(answer)
  }

  /** Returns the milliseconds until {@link flushIfDue} must be called; undefined if no flush is pending. */
  due(): number | undefined {
    return this.#since === undefined ? undefined : Math.max(0, this.#since + PATIENCE_MS - performance.now())
  }

  /**
   * Flushes, unless an open transaction can still share the flush in time. Returns the answers that may now be sent.
   */
  async flushIfDue(): Promise<readonly Answer[]> {
    const due = this.due()
    if (due === undefined || (due > 0 && this.#engine.isInTransaction())) return []
    try {
      await this.#exchange.query(FLUSH, [''])
    } catch (error) {
      if (!isFailedTransaction(error)) throw error
      return [] // It accepts only the end of the transaction; the flush happens after that.
    }
    this.#since = undefined
    return this.#held.splice(0)
  }
}

/** SQLSTATE 25P02: a statement failed, and the transaction can only be rolled back. */
const isFailedTransaction = (error: unknown): boolean => isDatabaseError(error) && error.code === '25P02'
