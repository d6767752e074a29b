import { check, type Rules } from '../../../../contract/validation.ts'
import type { Scope } from '../../../foundation/http/scope.ts'

/** Values of a resource by field, as in the audit log or in the API. */
export type State = Readonly<Record<string, unknown>>

/** What an entry of the audit log says of the state to go back to. */
export interface Wanted {
  /** the values before the change that can be written: no secrets, only fields that the update knows */
  values: State
  /** the whole state before the change, and after it */
  before: State
  after: State
  /** when the change was made */
  at: string
}

/** What can be written of a wanted state. */
export interface Adapted {
  values: State
  /** why the rest stays as it is, in words, one reason each */
  kept: readonly string[]
}

/** Something that can go back to what an entry of the audit log says. */
export interface Restorable {
  /** operations that the caller must be allowed to call */
  operations: readonly string[]
  /** operation that the audit log has the change under; absent if `revert` says so itself */
  audited?: string
  /** fields that an update writes */
  known: readonly string[]
  /**
   * fields that a state may have besides; a state with any other is of something else. Absent: a state may have any
   */
  besides?: readonly string[]
  /** an update takes single fields: those that are the same are not written */
  isPartial?: true
  /** a field that is absent before the change and present after it was unset */
  unsets?: true
  find(scope: Scope, id: number): Promise<object | undefined>
  /** returns why the change of this entry cannot be undone; undefined if it can */
  refusal?(entry: Pick<Wanted, 'before' | 'after'>): string | undefined
  /** leaves out what cannot or must not come back; absent if everything can */
  adapt?(scope: Scope, wanted: Wanted, now: State, id: number): Promise<Adapted>
  revert(scope: Scope, id: number, state: State, version: number | undefined): Promise<object>
  /** brings back a deleted item; absent if its deletion is final */
  restore?: { operation: string; work(scope: Scope, id: number): Promise<object> }
  /** whether the contract still accepts what would be written: what was audited once may lack what came later */
  accepts(values: State, now: State): boolean
  /** says why there is nothing to change any more */
  gone?(scope: Scope, id: number): Promise<string>
  /** converts the audited state to the fields of an update */
  toBody?(state: State): State
}

/** The restorables of each kind of resource. A kind may have several: the fields of the state tell which. */
export type Restorables = Readonly<Record<string, readonly Restorable[]>>

/** Returns those of the fields that the state has. */
export const pick = (state: State, fields: readonly string[]): State =>
  Object.fromEntries(fields.flatMap((field) => (field in state ? [[field, state[field]]] : [])))

/** Returns the state without these fields. */
export const omit = (state: State, fields: readonly string[]): State =>
  Object.fromEntries(Object.entries(state).filter(([field]) => !fields.includes(field)))

/** Whether values fit the bodies of operations, each of which takes some of the fields. */
export const fits = (values: State, ...bodies: (readonly [Rules<unknown>, readonly string[]])[]): boolean =>
  bodies.every(([rules, fields]) => {
    const part = pick(values, fields)
    return Object.keys(part).length === 0 || check(rules, part).ok
  })
