import type { UniqueIndex } from '../../../../generated/database.d.ts'

/** A statement that the database rejected. Both stores provide the fields listed here. */
export interface DatabaseError extends Error {
  /** SQLSTATE, e.g. 23505 */
  readonly code: string
  readonly constraint?: string
  readonly detail?: string
  readonly table?: string
  readonly column?: string
}

/** The embedded store's thread ended: pending statements may or may not be stored. Another thread is being started. */
export class StoreCrash extends Error {
  override readonly name = 'StoreCrash'
}

/** The database is unavailable or the connection was lost: the result of the pending statement is unknown. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway'
  /** SQLSTATE or the system's error code, if there is one */
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException
    super(message, { cause })
    this.code = code
  }
}

/**
 * Returns true if the statement may succeed once the database is available again. It got no answer, so it was not
 * rejected.
 */
export const isStoreUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof StoreCrash

/** Returns true if the disk or a quota is full, for the database or for files. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof StoreCrash
    ? /No space left|quota exceeded/i.test(error.message)
    : error instanceof Error && 'code' in error && ['53100', 'ENOSPC', 'EDQUOT'].includes(String(error.code))

/**
 * A statement failed inside `tx` and its error was caught there, so the database has rolled back everything that the
 * caller believes to be stored. Catch errors around `tx`, not inside.
 */
export class UncommittedTransaction extends Error {
  override readonly name = 'UncommittedTransaction'

  constructor() {
    super('The transaction was rolled back: a statement failed and its error was swallowed')
  }
}

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** Returns the unique index that a statement violated; undefined for any other error. */
export const duplicateOf = (error: unknown): UniqueIndex | undefined =>
  isDatabaseError(error) && error.code === '23505' ? (error.constraint as UniqueIndex | undefined) : undefined

/** Returns true for a violation of this unique index. Violations of other indexes are different errors. */
export const isDuplicate = (error: unknown, index: UniqueIndex): boolean => duplicateOf(error) === index

/**
 * Returns true for a foreign key violation: a referenced row is missing or still referenced. Optionally only for the
 * named constraint.
 */
export const isBrokenReference = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23503' && (constraint === undefined || error.constraint === constraint)
