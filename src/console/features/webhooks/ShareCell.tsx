import type { CellProps } from '../../engine/fields/kinds.ts'
import { formatNumber } from '../../ui/format.ts'

/** A table cell for a percentage; a dash for a webhook without deliveries. */
export function ShareCell({ value }: CellProps) {
  return <span className="num">{typeof value === 'number' ? `${formatNumber(value)} %` : '–'}</span>
}
