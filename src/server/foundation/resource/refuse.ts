import type { UniqueIndex } from '../../../../generated/database.d.ts'
import { problem } from '../http/problem.ts'
import { tx } from '../store/db.ts'
import { isDuplicate } from '../store/errors.ts'

/** The unique indexes that a change may violate: the field that is to blame, and the text at it. */
export type UniqueIndexes = Readonly<Partial<Record<UniqueIndex, readonly [field: string, text: string]>>>

/** A refusal at one field, by its dotted path in the body. */
export function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}

/** A clash with what is stored, at one field. */
export function taken(field: string, text: string) {
  return problem(409, 'taken', text, { [field]: [text] })
}

/**
 * Does the work in one transaction.
 * @throws 409 at the field of the unique index that was violated
 */
export async function unlessTaken<T>(indexes: UniqueIndexes, work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    for (const [index, [field, text]] of Object.entries(indexes))
      if (isDuplicate(error, index as UniqueIndex)) throw taken(field, text)
    throw error
  }
}
