import type { components } from '../../../../../generated/api.d.ts'
import { filterInput } from '../../../../contract/input.ts'
import type { Decision, ImportOptions } from './decide.ts'

type Sample = components['schemas']['ImportSample']
type Column = components['schemas']['ContactImport']['columns'][number]

/** Returns rows as a person sees them before the import: what is done with each, and the values that it leaves. */
export function sampleOf(decisions: readonly Decision[], columns: readonly Column[], options: ImportOptions): Sample[] {
  const headings = new Map(columns.map(({ column, heading }) => [column, heading]))
  return decisions.map((decision) => ({
    row: decision.row.row,
    action: decision.action,
    values: options.columns.map(({ column, field }) => ({
      label: headings.get(column) || `Columna ${column + 1}`,
      value: shownValue(decision, field, decision.row.cells[column] ?? ''),
    })),
  }))
}

function shownValue(decision: Decision, field: string, cell: string): string {
  if (decision.action === 'reject') return cell
  const { contact } = decision
  if (field === 'phone') return contact.phone ?? cell
  if (field === 'document') return contact.document ? `${contact.document.kind} ${contact.document.value}` : cell
  if (field === 'country') return contact.country ?? cell
  // A line break within a cell is a space, as in what is stored.
  const line = cell.replace(/\s+/g, ' ')
  return (isFiltered(field) ? filterInput('name', line) : line).slice(0, 200)
}

/** Whether characters that its form refuses are left out of a field. */
const isFiltered = (field: string) => ['name', 'last_name', 'company', 'city', 'province'].includes(field)
