import equal from 'fast-deep-equal'
import { getPath, withPath } from '../../../contract/path.ts'
import { isBlank } from '../blank.ts'

/** A path that two people changed differently. */
export interface FieldConflict {
  /** dotted path of the value */
  path: string
  mine: unknown
  theirs: unknown
}

/** Result of merging the changes of two people. */
interface Merged<T> {
  /** both changes; where they clash, mine */
  values: T
  /** every path that the other person changed */
  changed: string[]
  clashes: FieldConflict[]
}

/** Field with the record's version for optimistic locking; not compared as data, unless it is one of the form's paths. */
const VERSION = 'version'

/**
 * Three-way merge of a record.
 * @param base the record both people started from
 * @param mine the form's values
 * @param theirs the record as it is now, in form shape
 * @param paths paths to compare, each as a whole; default: all top-level ones
 */
export function merge<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  paths: readonly string[] = pathsOf(base, mine, theirs),
): Merged<T> {
  const differ = (one: T, other: T) => (path: string) => !isSameValue(getPath(one, path), getPath(other, path))
  const changed = paths.filter(differ(base, theirs))
  const touched = new Set(paths.filter(differ(base, mine)))
  let values = mine
  for (const path of changed) if (!touched.has(path)) values = withPath(values, path, getPath(theirs, path))
  if (!paths.includes(VERSION) && getPath(theirs, VERSION) !== undefined)
    values = withPath(values, VERSION, getPath(theirs, VERSION))
  const clashes = changed
    .filter((path) => touched.has(path) && differ(mine, theirs)(path))
    .map((path) => ({ path, mine: getPath(mine, path), theirs: getPath(theirs, path) }))
  return { values, changed, clashes }
}

function pathsOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => name !== VERSION)
}

/** Returns whether two values are equal to a person filling in the form: all empty values are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (isBlank(one) && isBlank(other)) || equal(one, other)
}
