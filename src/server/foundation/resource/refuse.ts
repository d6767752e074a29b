import type { UniqueIndex } from '../../../../generated/database.d.ts'
import { currentCall } from '../http/context.ts'
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

/**
 * Maps unique indexes to a field of the current body: some operations rename by another field than the one that
 * creates.
 * @param displayName the other field, unless it is a function
 */
export function placedInBody(
  indexes: UniqueIndexes,
  displayName: unknown,
  said: (text: string) => string,
): UniqueIndexes {
  const { bodyFields = [] } = currentCall().operation ?? {}
  const here = (field: string) =>
    !bodyFields.includes(field) && typeof displayName === 'string' && bodyFields.includes(displayName)
      ? displayName
      : field
  const places = Object.entries(indexes).map(([index, [field, text]]) => [index, [here(field), said(text)]])
  return Object.fromEntries(places)
}
