import type { CellProps } from '../../engine/fields/kinds.ts'
import { percent } from './percent.ts'

/** A column whose value is a share, 0–1. */
export function Share({ value }: CellProps) {
  return <span className="num">{percent(Number(value))}</span>
}
