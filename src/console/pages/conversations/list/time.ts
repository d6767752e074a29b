import { formatDate, formatDayMonth } from '../../../ui/format.ts'
import { formatChatDate, isoDay } from '../filters/dates.ts'

/** A moment as short as it can be told apart: the hour today, day and month this year, then the date. */
export function shortTime(at: string, now: Date = new Date()): string {
  const moment = new Date(at)
  if (isoDay(moment) === isoDay(now)) return formatChatDate(moment).slice(-5)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isoDay(moment) === isoDay(yesterday)) return 'ayer'
  return moment.getFullYear() === now.getFullYear() ? formatDayMonth(moment) : formatDate(moment)
}
