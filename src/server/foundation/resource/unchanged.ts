import { isDeepStrictEqual } from 'node:util'
import { currentCall } from '../http/context.ts'

/**
 * Returns true if an item already has all of these values, so that storing them changes nothing. A property that is
 * absent equals one that is null.
 */
export function hasValues(item: object, values: object): boolean {
  const known = item as Readonly<Record<string, unknown>>
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(value ?? null, known[name] ?? null),
  )
}

/** Returns the item of a change without effect. The call then leaves no trace: no history, no pending training. */
export function unchanged<T>(item: T): T {
  const { effects } = currentCall()
  if (effects) effects.unchanged = true
  return item
}
