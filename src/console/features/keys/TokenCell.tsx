import type { CellProps } from '../../engine/fields/kinds.ts'

/** The beginning and the end of an API key, by which its holder recognizes it. */
export function TokenCell({ record: { prefix, last_four } }: CellProps) {
  return (
    <code>
      {String(prefix)}…{String(last_four)}
    </code>
  )
}
