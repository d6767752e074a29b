import equal from 'fast-deep-equal'
import { getPath, withPath } from '../../../contract/path.ts'
import { isBlank } from '../blank.ts'

/** A path that two people changed differently. */
export interface FieldConflict {
  /** dotted path of the value */
  path: string
  mine: unknown
  theirs: unknown
  /** what of it is asked about, if the value was merged part by part */
  part?: ValuePart
}

/** A part of a value that is merged part by part. */
interface ValuePart {
  /** tells it from the other parts of the value */
  key: string
  label: string
  /** returns the part of the whole value; undefined if it was removed */
  read: (whole: unknown) => unknown
  /** returns the whole value with another part; undefined removes it */
  write: (whole: unknown, part: unknown) => unknown
  textOf: (part: unknown) => string
}

/** Merges a value part by part; each clash has its part. */
export type PartMerge = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
) => { value: unknown; clashes: (Omit<FieldConflict, 'path' | 'part'> & { part: ValuePart })[] }

/** By path, how its values are merged if not as a whole. */
export type PartMerges = Readonly<Record<string, PartMerge>>

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
 * @param paths paths to compare; default: all top-level ones
 * @param parts how paths are merged that are not merged as a whole
 */
export function merge<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  paths: readonly string[] = pathsOf(base, mine, theirs),
  parts: PartMerges = {},
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
    .flatMap((path): FieldConflict[] => {
      const [before, own, other] = [getPath(base, path), getPath(mine, path), getPath(theirs, path)]
      const merged = parts[path]?.(before, own, other)
      if (!merged) return [{ path, mine: own, theirs: other }]
      values = withPath(values, path, merged.value)
      return merged.clashes.map((clash) => ({ path, ...clash }))
    })
  return { values, changed, clashes }
}

function pathsOf(...records: readonly object[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => name !== VERSION)
}

/** Returns whether two values are equal to a person filling in the form: all empty values are equal. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return (isBlank(one) && isBlank(other)) || equal(one, other)
}
