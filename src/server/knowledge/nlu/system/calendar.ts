import { dayIn } from '../../../../contract/zone.ts'

/** A day of the calendar as milliseconds of its midnight in UTC: days are added without regard to clocks. */
export type Day = number

export const DAY_MS = 86_400_000

/** The day that a moment falls on in a time zone. */
export const dayAt = (now: Date, timeZone: string): Day => Date.parse(dayIn(now, timeZone))

/** The day of a date; undefined when the calendar has none ("31/2"). Month 1–12. */
export function dayOf(year: number, month: number, date: number): Day | undefined {
  const day = Date.UTC(year, month - 1, date)
  const made = new Date(day)
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === date ? day : undefined
}

/** So many months later, on the last of the month when it is shorter. */
export function monthsLater(day: Day, months: number): Day {
  const from = new Date(day)
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  return Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, Math.min(from.getUTCDate(), last))
}

/** yyyy-mm-dd. */
export const isoDay = (day: Day): string => new Date(day).toISOString().slice(0, 10)
