import { isRow, type Row, rowOf } from './valid.ts'

/** Returns an object with some of its properties. */
export function pick(row: object, fields: readonly string[]): Row {
  const values = rowOf(row)
  return Object.fromEntries(fields.flatMap((field) => (field in values ? [[field, values[field]]] : [])))
}

/** Leaves out what is empty, and the kind of messages that are texts: a file says only what matters. */
export function compact(row: Row): Row {
  return Object.fromEntries(
    Object.entries(withoutEmpty(row)).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(compactItem) : compactItem(value),
    ]),
  )
}

function compactItem(value: unknown): unknown {
  if (!isRow(value)) return value
  const { kind, ...rest } = value
  return compact(kind === 'text' || kind === undefined ? rest : { kind, ...rest })
}

/** Leaves out the empty properties of an object. */
export const withoutEmpty = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => (value ?? '') !== '' && !(Array.isArray(value) && value.length === 0)),
  )
