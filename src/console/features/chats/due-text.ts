import { addDays, dayIn } from '../../../contract/zone.ts'
import { botZone, formatClock, formatDayMonth, formatLongDay } from '../../ui/format.ts'

const MINUTE = 60_000

/** Minutes before a deadline from which they are counted. */
const COUNTED = 60

/** Days ahead that a weekday alone identifies. */
const WEEK = 6

/** Returns when a deadline ends, seen from now: "vence en 25 min", "vence hoy 18:30", "vence mañana 9:40", "vence el jueves". */
export function dueText(at: string, now: number, zone = botZone()): string {
  const left = Date.parse(at) - now
  if (left < COUNTED * MINUTE) return `vence en ${Math.max(1, Math.ceil(left / MINUTE))} min`
  const [day, today] = [dayIn(at, zone), dayIn(now, zone)]
  const time = formatClock(at, zone).replace(/^0/, '')
  if (day === today) return `vence hoy ${time}`
  if (day === addDays(today, 1)) return `vence mañana ${time}`
  if (day <= addDays(today, WEEK)) return `vence el ${formatLongDay(at, zone).split(',')[0]}`
  return `vence el ${formatDayMonth(at, zone)}`
}
