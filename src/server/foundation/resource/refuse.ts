import type { UniqueIndex } from '../../../../generated/database.d.ts'
import { problem } from '../http/problem.ts'
import { tx } from '../store/db.ts'
import { isDuplicate } from '../store/errors.ts'

/** Unique indexes that a change may violate, with the field and message of the error. */
export type UniqueIndexes = Readonly<Partial<Record<UniqueIndex, readonly [field: string, text: string]>>>

/** Returns a validation error (422) for a field, by its dotted path in the body. */
export function invalidProblem(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}

/** Returns a conflict (409) with a stored value, for a field. */
export function takenProblem(field: string, text: string) {
  return problem(409, 'taken', text, { [field]: [text] })
}

/**
 * Runs the work in a transaction.
 * @throws 409 at the field of a violated unique index
 */
export async function translateUniqueViolations<T>(indexes: UniqueIndexes, work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    for (const [index, [field, text]] of Object.entries(indexes))
      if (isDuplicate(error, index as UniqueIndex)) throw takenProblem(field, text)
    throw error
  }
}
