import type { Contract } from '../contract.ts'
import type { ScreenFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { operationsOf } from '../transform/screens.ts'
import { trashCalls } from '../transform/trash.ts'
import { writtenSchemas } from './written-schemas.ts'

/** Verbs that a table does not use by itself: a screen must name its actions and request its trash. */
const beside = new Set(['action', 'deleted', 'restore'])

/** The ids of the operations of a screen's trash. */
function restoring(calls: Contract['calls'], { table }: ScreenFile): string[] {
  if (!table?.trash) return []
  const { list, restore } = trashCalls(calls, table)
  return [list, restore].flatMap((call) => (call ? [call.id] : []))
}

/**
 * Reports operations that nothing uses. An operation counts as used if a screen names it, if it belongs to a resource
 * that a table or a reference shows, if it is not built yet, or until the date of its `x-unused`.
 * @param today as YYYY-MM-DD
 */
export function checkUsage({ written, calls, screens }: Contract, today: string): Finding[] {
  const named = new Set(
    screens.flatMap(({ screen }) => [...operationsOf(screen), screen.gateFrom ?? '', ...restoring(calls, screen)]),
  )
  const shown = new Set([...named].map((id) => calls.get(id)?.node['x-resource']?.name))
  for (const schema of writtenSchemas(written)) shown.add(schema['x-ref']?.resource)
  return [...calls.values()].flatMap(({ id, node }) => {
    const role = node['x-resource']
    const unused = node['x-unused']
    const used = named.has(id) || (role && !beside.has(role.verb) && shown.has(role.name))
    if (used)
      return unused ? [finding(node, 'x-unused', `${id} is used although it has x-unused`, 'remove x-unused')] : []
    if (node['x-not-built']) return []
    if (unused && unused.until >= today) return []
    if (unused)
      return [
        finding(
          unused,
          'until',
          `${id} has an expired x-unused: it was to be used by ${unused.until}`,
          'use it or delete it',
        ),
      ]
    return [
      finding(
        node,
        'operationId',
        `no screen uses ${id}`,
        'use it in a screen, delete it, or add x-unused with a reason and a date',
      ),
    ]
  })
}
