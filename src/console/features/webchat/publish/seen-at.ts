import { addDays, dayIn } from '../../../../contract/zone.ts'
import { botZone, formatClock, formatDayMonth } from '../../../ui/format.ts'

/** Returns when something was seen, as part of a sentence: «hoy a las 10:32», «ayer a las 9:05», «el 22/11 a las 18:00». */
export function seenAt(at: string, now = new Date()): string {
  const zone = botZone()
  const [day, today] = [dayIn(at, zone), dayIn(now, zone)]
  const named = day === today ? 'hoy' : day === addDays(today, -1) ? 'ayer' : `el ${formatDayMonth(at)}`
  return `${named} a las ${formatClock(at)}`
}
