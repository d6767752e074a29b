import type { CellProps } from '../../engine/fields/kinds.ts'

/** The end of a company's token, by which the company recognizes it. */
export function TokenCell({ value }: CellProps) {
  return <code>…{String(value)}</code>
}
