import equal from 'fast-deep-equal'
import { getPath, withPath } from '../../../contract/path.ts'
import { isBlank } from '../blank.ts'

/** A place that two people changed, each in their own way. */
export interface Clash {
  /** dotted path of the value */
  path: string
  mine: unknown
  theirs: unknown
}

/** What became of a record that two people changed. */
interface Merged<T> {
  /** the changes of both; where both changed the same, mine */
  values: T
  /** every place that the other one changed */
  changed: string[]
  clashes: Clash[]
}

/** The number that says which change a record is at; it is nobody's text. */
const VERSION = 'version'

/**
 * Puts together what two people made of one record.
 * @param base what both began with
 * @param mine the form
 * @param theirs the record as it is now, as the form would show it
 * @param paths the places that are compared, each as a whole; every top-level one unless given
 */
export function merge<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  paths: readonly string[] = pathsOf(base, mine, theirs),
): Merged<T> {
  const differ = (one: T, other: T) => (path: string) => !same(getPath(one, path), getPath(other, path))
  const changed = paths.filter(differ(base, theirs))
  const touched = new Set(paths.filter(differ(base, mine)))
  let values = mine
  for (const path of changed) if (!touched.has(path)) values = withPath(values, path, getPath(theirs, path))
  if (getPath(theirs, VERSION) !== undefined) values = withPath(values, VERSION, getPath(theirs, VERSION))
  const clashes = changed
    .filter((path) => touched.has(path) && differ(mine, theirs)(path))
    .map((path) => ({ path, mine: getPath(mine, path), theirs: getPath(theirs, path) }))
  return { values, changed, clashes }
}

function pathsOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => name !== VERSION)
}

/** Whether two values mean the same to who fills in a form: nothing is nothing, however it is written. */
export function same(one: unknown, other: unknown): boolean {
  return (isBlank(one) && isBlank(other)) || equal(one, other)
}
