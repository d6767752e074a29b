import { addDays, dayIn, localTime, minutesOf, weekdayOf } from './zone.ts'

/** `QuietHours` in the contract: hours as `22:00`, days from 0 (Monday) to 6. */
export interface QuietHours {
  enabled: boolean
  from: string
  to: string
  days: readonly number[]
}

/**
 * Whether a moment is within a person's quiet hours. Hours that span midnight belong to the day they start on. Equal
 * start and end mean the whole day.
 * @param zone the person's own time zone
 */
export function isQuiet(quiet: QuietHours | undefined, at: Date, zone: string): boolean {
  if (!quiet?.enabled) return false
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)]
  const { hour, minute } = localTime(at, zone)
  const now = hour * 60 + minute
  const today = dayIn(at, zone)
  const begins = (day: string) => quiet.days.includes(weekdayOf(day))
  if (from < to) return begins(today) && now >= from && now < to
  return (begins(today) && now >= from) || (begins(addDays(today, -1)) && now < to)
}
