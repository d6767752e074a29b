import type { Scope } from '../../foundation/http/scope.ts'
import { seenKeys, withKeys } from '../../foundation/scope/own-fields.ts'
import { conditionsAsSeen } from '../contacts/hidden-conditions.ts'

interface Entry {
  resource_type: string
  before: object | null
  after: object | null
}

type Keys = ReadonlySet<string>

/** Returns a state of the audit log with what it has of these own fields of contacts alone, by the kind of resource. */
const seen: Readonly<Record<string, (state: object, keys: Keys) => object>> = {
  contact: withKeys,
  group: (state: { rule?: unknown }, keys) =>
    isRule(state.rule)
      ? { ...state, rule: { ...state.rule, conditions: conditionsAsSeen(state.rule.conditions, keys) } }
      : state,
  rule: (state, keys) => (isRule(state) ? { ...state, conditions: conditionsAsSeen(state.conditions, keys) } : state),
}

/** Returns entries without what they have of contacts' own fields that the caller does not see. */
export async function entriesAsSeen<Row extends Entry>(scope: Scope, rows: readonly Row[]): Promise<Row[]> {
  if (!rows.some(({ resource_type }) => resource_type in seen)) return [...rows]
  // Of a field that was deleted, nobody knows who saw it.
  const keys = await seenKeys(scope)
  if (!keys) return [...rows]
  return rows.map((row) => {
    const cut = seen[row.resource_type]
    return cut ? { ...row, before: row.before && cut(row.before, keys), after: row.after && cut(row.after, keys) } : row
  })
}

interface Rule {
  conditions: { field: string; key?: string | null; operator: string }[]
}

const isRule = (state: unknown): state is Rule =>
  typeof state === 'object' && state !== null && 'conditions' in state && Array.isArray(state.conditions)
