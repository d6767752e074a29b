import type { CellProps } from '../../engine/fields/kinds.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatDateTime } from '../../ui/format.ts'

/** Until when a company's token counts, and whether that is over. */
export function ExpiryCell({ value }: CellProps) {
  if (typeof value !== 'string') return null
  const until = formatDateTime(value)
  return Date.parse(value) > Date.now() ? until : <Badge tone="danger">Vencida el {until}</Badge>
}
