import { sql } from 'kysely'

/**
 * The version of a row after the change in progress: what a stale write is recognised by. Said here alone, so that no
 * change of a row with a version forgets it.
 */
export const nextVersion = sql<number>`version + 1`
