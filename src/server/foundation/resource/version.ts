import { sql } from 'kysely'

/**
 * The next version of a row, for the detection of conflicting writes. Defined only here, so that every change of a
 * versioned row increments it.
 */
export const nextVersion = sql<number>`version + 1`
