import type { CellProps } from '../../engine/fields/kinds.ts'
import { formatMoney } from '../../ui/format.ts'

/** The total of a quotation in its own money. */
export function TotalCell({ value, record }: CellProps) {
  return <span className="num">{formatMoney(value, String(record.currency))}</span>
}
