import { addDays, dayIn } from '../../../../contract/zone.ts'
import { botZone, formatClock, formatDate } from '../../../ui/format.ts'

/**
 * Formats a timestamp as short as possible: the time today, "ayer" for yesterday, day and month this year, otherwise
 * the date.
 */
export function shortTime(at: string, now: Date = new Date(), zone: string = botZone()): string {
  const [day, today] = [dayIn(at, zone), dayIn(now, zone)]
  if (day === today) return formatClock(at, zone)
  if (day === addDays(today, -1)) return 'ayer'
  const date = formatDate(at, zone)
  return day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, 5) : date
}
