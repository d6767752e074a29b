import type { Row } from '../../../engine/fields/kinds.ts'
import { formatDate } from '../../../ui/format.ts'
import type { Range } from './week.ts'

/** Returns an exception of the opening hours on one line: "25/12/2026 · Navidad · Cerrado". */
export function exceptionText({ date_from: from, date_to: to, name, ranges }: Row): string {
  if (!from) return ''
  const days = !to || from === to ? formatDate(from) : `${formatDate(from)} a ${formatDate(to)}`
  const hours = Array.isArray(ranges) ? (ranges as Range[]).map((range) => `${range.from} a ${range.to}`) : []
  return [days, name, hours.length > 0 ? hours.join(', ') : 'Cerrado'].filter(Boolean).join(' · ')
}
