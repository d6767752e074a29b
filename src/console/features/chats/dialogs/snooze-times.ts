import { addDays, dayIn, momentIn, weekdayOf } from '../../../../contract/zone.ts'

/** The hour at which a day of work begins, for what is put off to another day. */
const MORNING = '09:00'

/** The usual times to put a chat off to, in the bot's zone: in an hour, tomorrow morning, on Monday morning. */
export function snoozeTimes(now: Date, zone: string): { label: string; at: Date }[] {
  const today = dayIn(now, zone)
  const untilMonday = 7 - weekdayOf(today)
  return [
    { label: 'En 1 hora', at: new Date(now.getTime() + 3_600_000) },
    { label: 'Mañana 9 h', at: momentIn(addDays(today, 1), MORNING, zone) },
    { label: 'Lunes 9 h', at: momentIn(addDays(today, untilMonday), MORNING, zone) },
  ]
}

/** What a person typed as an hour: `9`, `9:30`, `0930`; undefined when it is none. */
export function parseTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.h]?([0-5]\d))?$/.exec(text.trim())
  if (!found || Number(found[1]) > 23) return undefined
  return `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`
}
