/** Where something was written. Lines count from 1; paths are relative to the repository's root. */
export interface Place {
  file: string
  line: number
}

/** One thing that is wrong, where, and how to mend it. */
export interface Finding extends Place {
  message: string
  mend: string
}

interface Marks {
  self: Place
  /** lines of its keys in the same file, or places in others */
  keys: Map<string, number | Place>
}

// A side table rather than a wrapper around every value: transforms see plain JSON and need not know of places.
const marks = new WeakMap<object, Marks>()

/** Notes where an object and its keys were written. */
export function mark(target: object, self: Place, keys: Marks['keys'] = new Map()): void {
  marks.set(target, { self, keys })
}

/** Lets a value made from another be found where the other was written. */
export function inherit<T>(made: T, from: unknown): T {
  const known = isObject(from) ? marks.get(from) : undefined
  if (known && isObject(made)) marks.set(made, known)
  return made
}

/** Where an object, or one of its keys or items, was written. */
export function placeOf(target: unknown, key?: string | number): Place {
  const known = isObject(target) ? marks.get(target) : undefined
  if (!known) return { file: '', line: 0 }
  const own = key === undefined ? undefined : known.keys.get(String(key))
  if (typeof own === 'object') return own
  return own === undefined ? known.self : { file: known.self.file, line: own }
}

/** A finding about an object, or one of its keys. */
export function finding(target: unknown, key: string | number | undefined, message: string, mend: string): Finding {
  return { ...placeOf(target, key), message, mend }
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The columns, as `table.column`, that the text of the file of columns has a line for. */
export const describedColumns = (text: string): string[] =>
  [...text.matchAll(/^ {2}'(\w+\.\w+)': /gm)].map(([, name = '']) => name)
