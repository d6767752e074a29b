import { json } from '../store/db.ts'

/**
 * Converts values for columns: lists and objects become JSON. Undefined values are omitted, so that the column's
 * default applies.
 */
export function toColumns(values: object): Record<string, unknown> {
  const isJson = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Date)
  const columns = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(columns.map(([key, value]) => [key, isJson(value) ? json(value as object) : value]))
}
