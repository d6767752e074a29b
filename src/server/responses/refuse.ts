import type { UniqueIndex } from '../../../generated/database.d.ts'
import { problem } from '../http/problem.ts'
import { tx } from '../store/db.ts'
import { duplicateOf } from '../store/errors.ts'

/** A refusal at one field, by its dotted path in the body. */
export function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}

/** A clash with what is stored, at one field. */
export function taken(field: string, text: string) {
  return problem(409, 'taken', text, { [field]: [text] })
}

/** Does the work in one transaction; the unique indexes named there are told at their fields. */
export async function unlessTaken<T>(
  indexes: Readonly<Partial<Record<UniqueIndex, { field: string; text: string }>>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    const index = duplicateOf(error)
    const clash = index && indexes[index]
    if (clash) throw taken(clash.field, clash.text)
    throw error
  }
}
