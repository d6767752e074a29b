import { dayIn } from '../../../../contract/zone.ts'

/**
 * A calendar day as the timestamp of its midnight in UTC, so that adding days is independent of daylight saving time.
 */
export type Day = number

export const DAY_MS = 86_400_000

/** Returns the calendar day of a moment in a time zone. */
export const dayAt = (now: Date, timeZone: string): Day => Date.parse(dayIn(now, timeZone))

/** Returns the day of a date; undefined if it does not exist ("31/2"). Month 1 to 12. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = Date.UTC(year, month - 1, date)
  const made = new Date(day)
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? day : undefined
}

/** Adds months to a day; if the resulting month is shorter, returns its last day. */
export function monthsLater(day: Day, months: number): Day {
  const from = new Date(day)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  return Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(from.getUTCDate(), last))
}

/** Formats a day as yyyy-mm-dd. */
export const isoDay = (day: Day): string => new Date(day).toISOString().slice(0, 10)
