import { check, type Rules } from '../../../contract/validation.ts'
import { problem } from '../../foundation/http/problem.ts'

/** A plain object of a file or of the API. */
export type Row = Record<string, unknown>

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns an object as it is, and an empty one for anything else. */
export const rowOf = (value: unknown): Row => (isRow(value) ? value : {})

/** Returns the value if it obeys the rules of the API. Throws a Problem with everything that is wrong. */
export function valid<T>(rules: Rules<T>, value: unknown): T {
  const checked = check(rules, value)
  if (checked.ok) return checked.value
  throw problem(422, 'invalid', checked.message, checked.fields)
}
