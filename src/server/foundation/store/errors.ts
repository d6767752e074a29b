import type { UniqueIndex } from '../../../../generated/database.d.ts'

/** A statement that the database refused. Alike on both stores in what is listed here. */
export interface DatabaseError extends Error {
  /** SQLSTATE, e.g. 23505 */
  readonly code: string
  readonly constraint?: string
  readonly detail?: string
  readonly table?: string
  readonly column?: string
}

/** The embedded store's thread ended: nothing that was waiting is known to be stored. Another thread is on its way. */
export class StoreCrash extends Error {
  override readonly name = 'StoreCrash'
}

/** The database can't be reached, or was lost on the way: nothing is known of what was being asked. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
  /** SQLSTATE or the system's name of the failure, where it has one */
  readonly code: string | undefined

  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException
    super(message, { cause })
    this.code = code
  }
}

/** True when the same may succeed once the store is back: nothing was refused, nobody answered. */
export const isStoreAway = (error: unknown): boolean => error instanceof StoreAway || error instanceof StoreCrash

/** True when the disk, or somebody's share of it, is full: of the database, or where files are kept. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['53100', 'ENOSPC', 'EDQUOT'].includes(String(error.code))

/**
 * A statement failed inside `tx`, its error was swallowed there, and the database has undone everything: what the
 * caller believes stored is not. Catch around `tx`, not inside.
 */
export class UncommittedTransaction extends Error {
  override readonly name = 'UncommittedTransaction'

  constructor() {
    super('The transaction was undone by a failed statement whose error was swallowed inside it')
  }
}

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)

/** The unique index that refused a statement; undefined when something else did. */
export const duplicateOf = (error: unknown): UniqueIndex | undefined =>
  isDatabaseError(error) && error.code === '23505' ? (error.constraint as UniqueIndex | undefined) : undefined

/** True for a violation of this unique index: what another one refuses is another fault. */
export const isDuplicate = (error: unknown, index: UniqueIndex): boolean => duplicateOf(error) === index

/** True when a row that was referred to is not there (or is still referred to), by any constraint or the one named. */
export const isBrokenReference = (error: unknown, constraint?: string): boolean =>
  isDatabaseError(error) && error.code === '23503' && (constraint === undefined || error.constraint === constraint)
