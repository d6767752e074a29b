import { addDays } from '../../../../contract/zone.ts'
import { botZone, clockTime, isoDay, shortDay } from '../filters/dates.ts'

/** A moment as short as it can be told apart: the hour today, day and month this year, then the date. */
export function shortTime(at: string, now: Date = new Date(), zone: string = botZone()): string {
  const [day, today] = [isoDay(at, zone), isoDay(now, zone)]
  if (day === today) return clockTime(at, zone)
  if (day === addDays(today, -1)) return 'ayer'
  const date = shortDay(at, zone)
  return day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, 5) : date
}
