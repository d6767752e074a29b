import { addDays, dayIn, momentIn } from '../../../contract/zone.ts'
import { hoursOn, type OpeningHours } from './hours.ts'

/** Days within which the end of a time is looked for. A business that is nearly always closed has no deadlines. */
const HORIZON = 1_500

const MINUTE = 60_000

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
  for (let later = 0; later <= HORIZON; later++)
    for (const { start, end } of rangesOf(hours, addDays(first, later))) {
      const from = Math.max(start, counted)
      if (end <= from) continue
      if (left <= end - from) return new Date(from + left)
      left -= end - from
      counted = end
    }
  return undefined
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
