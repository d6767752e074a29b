import { problem } from '../http/problem.ts'
import { tx } from '../store/db.ts'
import { isDuplicate } from '../store/errors.ts'

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
  indexes: Readonly<Record<string, { field: string; text: string }>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    for (const [index, { field, text }] of Object.entries(indexes))
      if (isDuplicate(error, index)) throw taken(field, text)
    throw error
  }
}
