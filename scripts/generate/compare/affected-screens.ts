import type { Contract } from '../contract.ts'
import { type Use, usesOf } from '../modes/uses.ts'
import { placeOf } from '../places.ts'
import { mainOperation, operationsOf } from '../transform/screens.ts'
import type { Change } from './documents.ts'

/** Lists the screens, columns, filters, inputs and gates that the changes affect, with their places. */
export function affectedScreens({ screens, calls }: Contract, changes: readonly Change[]): string[] {
  const lines = screens.flatMap(({ route, screen, file }) => {
    const own = new Set([...operationsOf(screen), screen.gateFrom])
    const here = changes.filter(({ operation }) => own.has(operation))
    if (here.length === 0) return []
    const gate = screen.gateFrom ?? mainOperation(screen)
    const gates = here.filter((change) => change.permission && change.operation === gate)
    const fields = usesOf(screen).filter((use) => here.some((change) => concerns(change, use)))
    return [
      `screen ${route} (${[...new Set(here.map(({ operation }) => operation))].join(', ')})  ${file}`,
      ...gates.map(() => `  gate of ${route}  ${place(placeOf(calls.get(gate ?? '')?.node, 'x-access'))}`),
      ...fields.map((use) => `  ${use.kind} ${use.field}  ${place(placeOf(use.holder, use.key))}`),
    ]
  })
  return [...new Set(lines)]
}

/** Returns whether a change affects the field of a use: the field itself, a part of it, or its parent. */
function concerns({ operation, field, what }: Change, use: Use): boolean {
  if (operation !== use.operation || !field) return false
  const sent = what.startsWith('body')
  if (sent !== (use.kind === 'input')) return false
  // Response fields are relative to the root of the response, columns to the item.
  const path = field.replace(/^(?:.*?\*\.)?/, sent ? '$&' : '').replace(/^filter\./, '')
  return path === use.field || path.startsWith(`${use.field}.`) || use.field.startsWith(`${path}.`)
}

const place = ({ file, line }: { file: string; line: number }) => `${file}:${line}`
