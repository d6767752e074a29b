import type { CellProps } from '../../../engine/fields/kinds.ts'
import { DASH, formatSize } from '../../../ui/format.ts'

/** The size of a file. */
export const SizeCell = ({ value, record }: CellProps) => (
  <span className="num">{record.state === 'ready' && typeof value === 'number' ? formatSize(value) : DASH}</span>
)
