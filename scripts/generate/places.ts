/** A position in a source file. Lines count from 1; paths are relative to the repository's root. */
export interface Place {
  file: string
  line: number
}

/** An error in the contract, its place and how to fix it. */
export interface Finding extends Place {
  message: string
  fix: string
}

interface Marks {
  self: Place
  /** lines of its keys in the same file, or places in other files */
  keys: Map<string, number | Place>
}

// Places are kept in a side table instead of a wrapper around every value, so that transforms see plain JSON.
const marks = new WeakMap<object, Marks>()

/** Records where an object and its keys were written. */
export function setPlace(target: object, self: Place, keys: Marks['keys'] = new Map()): void {
  marks.set(target, { self, keys })
}

/** Gives a derived value the same place as its source. */
export function inherit<T>(made: T, from: unknown): T {
  const known = isObject(from) ? marks.get(from) : undefined
  if (known && isObject(made)) marks.set(made, known)
  return made
}

/** The place of an object, or of one of its keys or items. */
export function placeOf(target: unknown, key?: string | number): Place {
  const known = isObject(target) ? marks.get(target) : undefined
  if (!known) return { file: '', line: 0 }
  const own = key === undefined ? undefined : known.keys.get(String(key))
  if (typeof own === 'object') return own
  return own === undefined ? known.self : { file: known.self.file, line: own }
}

/** Creates a finding at the place of an object or of one of its keys. */
export function finding(target: unknown, key: string | number | undefined, message: string, fix: string): Finding {
  return { ...placeOf(target, key), message, fix }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The columns, as `table.column`, that the text of the file of columns describes. */
export const describedColumns = (text: string): string[] =>
  [...text.matchAll(/^ {2}'(\w+\.\w+)': /gm)].map(([, name = '']) => name)
