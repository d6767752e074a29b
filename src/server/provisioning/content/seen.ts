import { conditionsAsSeen, hiddenPlaces } from '../../conversation/contacts/hidden-conditions.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seenKeys } from '../../foundation/scope/own-fields.ts'
import type { List } from './content.ts'
import { isRow, type Row } from './valid.ts'

type Seen = (list: List, rows: Row[]) => Row[]

/**
 * Returns what of the lists a person gets of a bot: neither own fields of contacts that they do not see, nor the groups
 * and rules that compare them. Without the condition, those would hold for others. Groups are asked for before rules.
 */
export async function seenRows(scope: Scope): Promise<Seen> {
  const keys = await seenKeys(scope)
  if (!keys) return (_, rows) => rows
  const leftOut = new Set<unknown>()
  const isSeen = (conditions: unknown) => {
    const all = Array.isArray(conditions) ? conditions : []
    const groups = all.flatMap(({ field, value }) => (field === 'contact_group' ? [value].flat() : []))
    return hiddenPlaces(conditionsAsSeen(all, keys)).length === 0 && !groups.some((id) => leftOut.has(id))
  }
  const seen: Readonly<Partial<Record<List, (row: Row) => boolean>>> = {
    contact_fields: ({ key }) => keys.has(String(key)),
    groups: ({ rule }) => !isRow(rule) || isSeen(rule.conditions),
    rules: ({ conditions }) => isSeen(conditions),
  }
  return (list, rows) => {
    const kept = rows.filter((row) => seen[list]?.(row) ?? true)
    if (list === 'groups') for (const row of rows) if (!kept.includes(row)) leftOut.add(row.id)
    return kept
  }
}
