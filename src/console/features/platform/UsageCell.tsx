import './platform.css'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { formatNumber } from '../../ui/format.ts'

/** A table cell for the conversations of a month, with the limit of the plan if it has one. */
export function UsageCell({ value, record }: CellProps) {
  const { conversations_limit: limit } = record
  return (
    <span className="num">
      {formatNumber(value)} {typeof limit === 'number' && <span className="usage-limit">de {formatNumber(limit)}</span>}
    </span>
  )
}
