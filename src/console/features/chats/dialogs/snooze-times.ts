import { addDays, dayIn, momentIn, weekdayOf } from '../../../../contract/zone.ts'

/** Start of the working day for chats snoozed to another day. */
const MORNING = '09:00'

/** Returns the preset snooze times in the bot's time zone: in one hour, tomorrow morning, and Monday morning
 * unless that is tomorrow. */
export function snoozeTimes(now: Date, zone: string): { label: string; at: Date }[] {
  const today = dayIn(now, zone)
  const untilMonday = 7 - weekdayOf(today)
  return [
    { label: 'En 1 hora', at: new Date(now.getTime() + 3_600_000) },
    { label: 'Mañana a las 9', at: momentIn(addDays(today, 1), MORNING, zone) },
    // On Sunday, tomorrow is Monday.
    ...(untilMonday === 1
      ? []
      : [{ label: 'Lunes a las 9', at: momentIn(addDays(today, untilMonday), MORNING, zone) }]),
  ]
}

/** Parses a typed time such as `9`, `9:30` or `0930` into HH:mm; undefined if it is not a time. */
export function parseTime(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.h]?([0-5]\d))?$/.exec(text.trim())
  if (!found || Number(found[1]) > 23) return undefined
  return `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`
}
