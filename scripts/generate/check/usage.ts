import type { Contract } from '../contract.ts'
import type { ScreenFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { operationsOf } from '../transform/screens.ts'
import { trashCalls } from '../transform/trash.ts'
import { writtenSchemas } from './written.ts'

/** What a table does not do by itself: screens name their actions, and ask for their trash. */
const beside = new Set(['action', 'deleted', 'restore'])

/** The calls of a screen's trash. */
function restoring(calls: Contract['calls'], { table }: ScreenFile): string[] {
  if (!table?.trash) return []
  const { list, restore } = trashCalls(calls, table)
  return [list, restore].flatMap((call) => (call ? [call.id] : []))
}

/**
 * Every operation is there for somebody: a screen names it, it plays a role of a resource that a table or a reference
 * shows, it is not built yet, or `x-unused` says why and until when.
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
      return unused
        ? [finding(node, 'x-unused', `${id} is used, but x-unused says it is not`, 'take x-unused away')]
        : []
    if (node['x-not-built']) return []
    if (unused && unused.until >= today) return []
    if (unused) return [finding(unused, 'until', `${id} was to be used by ${unused.until}`, 'use it, or delete it')]
    return [
      finding(
        node,
        'operationId',
        `no screen uses ${id}`,
        'name it in a screen, delete it, or add x-unused with a reason and a date',
      ),
    ]
  })
}
