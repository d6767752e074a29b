import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { type FieldReader, seenKeys } from '../../foundation/scope/own-fields.ts'

// Rules compare own fields of contacts that not all of their readers see. To these, such a condition has only its place
// in the stored rule, by which it is kept when they save.

/** A condition of a group or of a rule of chats. */
interface Condition {
  field: string
  key?: string | null
  operator: string
  value?: unknown
  hidden?: number
}

/** The own fields that somebody sees; undefined if they see all. */
type Keys = ReadonlySet<string> | undefined

const NOT_SEEN = 'Esta condición mira un dato que no ves. Quítala o pídele el cambio a quien lo ve.'

/** Whether somebody does not see the own field that a condition compares. */
const isHidden = ({ field, key }: Pick<Condition, 'field' | 'key'>, keys: Keys): boolean =>
  keys !== undefined && field === 'custom' && !keys.has(key ?? '')

/** Returns conditions as they are told to somebody who sees these own fields. */
export const conditionsAsSeen = <C extends Condition>(conditions: readonly C[], keys: Keys): C[] =>
  conditions.map((one, at) =>
    isHidden(one, keys) ? { ...one, key: null, operator: 'eq', value: null, hidden: at + 1 } : one,
  )

/** A condition as it is told, which may be hidden. */
export type Hiding = Pick<Condition, 'hidden'>

/** Returns where the rule has conditions that the reader does not see. */
export const hiddenPlaces = (conditions: readonly Hiding[]): number[] =>
  conditions.flatMap(({ hidden }) => hidden ?? [])

/** Returns conditions with other places for the hidden ones, in their order. */
export function withPlaces(conditions: readonly Hiding[], places: readonly number[]): Hiding[] {
  const left = places.values()
  return conditions.map((one) => {
    const place = one.hidden === undefined ? undefined : left.next().value
    return place === undefined ? one : { ...one, hidden: place }
  })
}

/** Refuses a condition that stands for a hidden one where there is none. */
export function refuseHidden({ hidden }: Hiding, place: string): void {
  if (hidden !== undefined) throw invalidProblem(`${place}.key`, NOT_SEEN)
}

/**
 * Returns conditions with those that their author does not see as they are stored.
 * @param stored the conditions of the rule until now
 * @param place the path of the conditions in the body
 * @throws 422 for a hidden condition that is not stored there, and for one on an own field that the author does not see
 */
export async function conditionsAsStored<C extends Condition>(
  scope: Scope,
  conditions: readonly C[],
  stored: readonly C[],
  place: string,
): Promise<C[]> {
  const keys = await keysOf(scope, [conditions])
  return conditions.map((one, at) => {
    const kept = one.hidden === undefined ? undefined : stored[one.hidden - 1]
    if (kept && isHidden(kept, keys)) return kept
    if (one.hidden !== undefined || isHidden(one, keys)) throw invalidProblem(`${place}.${at}.key`, NOT_SEEN)
    return one
  })
}

/** Returns the own fields that the caller sees, if one of these rules compares any. */
export const keysOf = async (
  scope: FieldReader,
  rules: readonly (readonly Pick<Condition, 'field'>[])[],
): Promise<Keys> =>
  rules.some((conditions) => conditions.some(({ field }) => field === 'custom')) ? seenKeys(scope) : undefined
