import type { components } from '../../../../generated/api.d.ts'
import { addDays, dayIn, localTime, weekdayOf } from '../../../contract/zone.ts'

export type OpeningHours = components['schemas']['OpeningHours']
type Range = components['schemas']['TimeRange']

const DAY_MINUTES = 1_440

/** Returns the local day (YYYY-MM-DD), its weekday (0 is Monday) and the minutes since midnight. */
function localNow(at: Date, timeZone: string) {
  const { hour, minute } = localTime(at, timeZone)
  return { ...dayOf(dayIn(at, timeZone)), minutes: hour * 60 + minute }
}

function dayOf(date: string) {
  return { date, weekday: weekdayOf(date) }
}

function before({ date }: { date: string }) {
  return dayOf(addDays(date, -1))
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Returns whether the business is open at a given time. An exception replaces the hours of its day; a range may extend
 * past midnight.
 */
export function isOpen(hours: OpeningHours, at: Date): boolean {
  if (hours.always_open) return true
  const now = localNow(at, hours.timezone)
  const ranges = (day: { date: string; weekday: number }): readonly Range[] =>
    hours.exceptions.find(({ date_from, date_to }) => date_from <= day.date && day.date <= date_to)?.ranges ??
    hours.week.find(({ day: weekday }) => weekday === day.weekday)?.ranges ??
    []
  const within =
    (minutes: number) =>
    ({ from, to }: Range) => {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      return minutes >= start && minutes < (end <= start ? end + DAY_MINUTES : end)
    }
  return ranges(now).some(within(now.minutes)) || ranges(before(now)).some(within(now.minutes + DAY_MINUTES))
}
