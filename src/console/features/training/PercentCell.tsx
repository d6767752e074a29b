import type { CellProps } from '../../engine/fields/kinds.ts'
import { percent } from './percent.ts'

/** A table cell for a ratio from 0 to 1, shown as a percentage. */
export function PercentCell({ value }: CellProps) {
  return <span className="num">{percent(Number(value))}</span>
}
