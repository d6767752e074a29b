import { lazy, Suspense, use } from 'react'
import { Link } from 'react-router-dom'
import { fillTemplate, getPath } from '../../../contract/path.ts'
import type { Column } from '../../../contract/screen.ts'
import { mayOpen, useSession } from '../../session/index.ts'
import { DASH, isEmpty } from '../../ui/format.ts'
import { FieldOverrideContext } from '../fields/FieldOverrideContext.ts'
import type { Row } from '../fields/kinds.ts'
import { kinds } from '../fields/registry.tsx'

const Details = lazy(async () => ({ default: (await import('./Details.tsx')).Details }))

/**
 * Renders a column's value in a row by its type, or a dash if it is empty. Adds the configured link or details.
 */
export function Cell({ column, row }: { column: Column; row: Row }) {
  const repeated = column.details?.some((detail) => detail.source === column.source)
  const details = column.details && (
    <Suspense>
      <Details columns={column.details} row={row} label={column.label} empty={repeated ? DASH : ''} />
    </Suspense>
  )
  if (details && repeated) return details
  return (
    <>
      <Value column={column} row={row} />
      {details}
    </>
  )
}

function Value({ column, row }: { column: Column; row: Row }) {
  const session = useSession()
  const value = getPath(row, column.source)
  const Shown = use(FieldOverrideContext).columns?.[column.source] ?? kinds[column.type].Cell
  if (isEmpty(value)) return <span className="cell-soft">{column.empty ?? DASH}</span>
  const content = <Shown field={column} value={value} record={row} />
  const to = column.link && fillTemplate(column.link, row)
  return to && mayOpen(to, session) ? <Link to={to}>{content}</Link> : content
}
