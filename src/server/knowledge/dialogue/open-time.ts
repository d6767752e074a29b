import { addDays, dayIn, minutesOf, momentIn } from '../../../contract/zone.ts'
import { hoursOn, type OpeningHours } from './hours.ts'

/** Days within which the end of a time is looked for. A business that is nearly always closed has no deadlines. */
const HORIZON = 1_500

const MINUTE = 60_000
const DAY_MINUTES = 1_440
const DAY = DAY_MINUTES * MINUTE

/** Weeks that are passed over at once where nothing differs in them. Clocks never change twice within that time. */
const STEP_WEEKS = 4
const STEP_DAYS = 7 * STEP_WEEKS

/**
 * Returns the moment at which the business has been open for a number of minutes since a moment; undefined if that is
 * years away. Without hours, every minute counts. Each open range is measured between its moments, so that a change of
 * the clocks makes it longer or shorter; one that extends past midnight belongs to the day on which it starts.
 */
export function afterOpenMinutes(hours: OpeningHours | null, since: Date, minutes: number): Date | undefined {
  let left = minutes * MINUTE
  if (!hours || hours.always_open) return new Date(since.getTime() + left)
  let counted = since.getTime()
  const first = addDays(dayIn(since, hours.timezone), -1)
  if (!opensFrom(hours, first)) return undefined
  const skipped = STEP_WEEKS * openMinutesOfWeek(hours) * MINUTE
  for (let later = 0; later <= HORIZON; later++) {
    // The day before is measured, so that a range past midnight is counted once.
    while (later > 1 && later <= HORIZON && left > skipped && isRegular(hours, addDays(first, later - 1))) {
      left -= skipped
      counted += STEP_DAYS * DAY
      later += STEP_DAYS
    }
    for (const { start, end } of rangesOf(hours, addDays(first, later))) {
      const from = Math.max(start, counted)
      if (end <= from) continue
      if (left <= end - from) return new Date(from + left)
      left -= end - from
      counted = end
    }
  }
  return undefined
}

/** Returns the milliseconds between two moments in which the business is open. Without hours, all of them. */
export function openBetween(hours: OpeningHours | null, since: Date, until: Date): number {
  if (!hours || hours.always_open) return Math.max(0, until.getTime() - since.getTime())
  let [open, counted] = [0, since.getTime()]
  const last = dayIn(until, hours.timezone)
  // A range of the day before may extend past midnight.
  for (let day = addDays(dayIn(since, hours.timezone), -1); day <= last; day = addDays(day, 1))
    for (const { start, end } of rangesOf(hours, day)) {
      const [from, to] = [Math.max(start, counted), Math.min(end, until.getTime())]
      if (to <= from) continue
      open += to - from
      counted = to
    }
  return open
}

/** Whether the business ever opens from a day on. */
const opensFrom = ({ week, exceptions }: OpeningHours, date: string): boolean =>
  week.some(({ ranges }) => ranges.length > 0) ||
  exceptions.some(({ date_to, ranges }) => date_to >= date && ranges.length > 0)

/** Whether the weeks after a day are like any other: without exceptions, and without a change of the clocks. */
function isRegular(hours: OpeningHours, date: string): boolean {
  const until = addDays(date, STEP_DAYS + 2)
  const offset = (day: string) => momentIn(day, '00:00', hours.timezone).getTime() - Date.parse(`${day}T00:00Z`)
  return (
    !hours.exceptions.some(({ date_from, date_to }) => date_from <= until && date <= date_to) &&
    offset(date) === offset(until)
  )
}

/** Returns how long the business is open in a regular week. Minutes that two ranges share count once. */
function openMinutesOfWeek({ week }: OpeningHours): number {
  const open = new Set<number>()
  for (const { day, ranges } of week)
    for (const { from, to } of ranges) {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      for (let minute = start; minute < (end <= start ? end + DAY_MINUTES : end); minute++)
        open.add((day * DAY_MINUTES + minute) % (7 * DAY_MINUTES))
    }
  return open.size
}

/** Returns the open ranges of a day as moments in milliseconds, the earliest first. */
function rangesOf(hours: OpeningHours, date: string): { start: number; end: number }[] {
  return hoursOn(hours, date)
    .ranges.map(({ from, to }) => ({
      start: momentIn(date, from, hours.timezone).getTime(),
      end: momentIn(to <= from ? addDays(date, 1) : date, to, hours.timezone).getTime(),
    }))
    .sort((a, b) => a.start - b.start)
}
