import { isRow, type Row } from './valid.ts'

/**
 * Returns the macros without what a file cannot say: actions that assign to a person, and those whose label or area was
 * deleted. A macro of which nothing is left is left out.
 */
export function portableMacros(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const actions = Array.isArray(row.actions) ? row.actions.filter((one) => isRow(one) && isPortable(one)) : []
    return actions.length > 0 ? [{ ...row, actions }] : []
  })
}

function isPortable({ type, label, area, to }: Row): boolean {
  if (type === 'label_add' || type === 'label_remove') return label !== undefined
  if (type === 'area') return area !== undefined
  return type !== 'assign' || to !== 'person'
}
