import type { components } from '../../../../generated/api.d.ts'
import { type Days, daysOf } from './range.ts'

type Shift = components['schemas']['AnalyticsShift']

/** What is known of an hour of the week. */
interface Hour {
  weekday: Shift['weekday']
  hour: number
  handed_off: number
}

/** Conversations that one person attends in an hour while they also do other work. */
const PER_PERSON = 6

/** Part of the busiest hour from which on an hour belongs to a peak. */
const PEAK = 0.6

/** Conversations that went to people below which nothing is proposed, and in an hour of the week below which it is chance. */
const [CASES, SEEN] = [30, 3]

/** Hours that a shift has at least. */
const HOURS = 2

/**
 * Proposes when people should attend: the hours of each day of the week, in a row, in which most conversations go to
 * people, and how many people they need. What is rare also needs somebody: what counts is how much is known of it.
 * @param days those in which the conversations of the hours were counted
 */
export function shiftsOf(hours: readonly Hour[], days: Days): Shift[] {
  const times = weekdaysIn(days)
  const perHour = (one: Hour) => one.handed_off / Math.max(1, times[one.weekday] ?? 0)
  if (hours.reduce((sum, one) => sum + one.handed_off, 0) < CASES) return []
  const least = PEAK * Math.max(0, ...hours.map(perHour))
  const isBusy = (one: Hour) => one.handed_off >= SEEN && perHour(one) >= least
  const shifts: Shift[] = []
  for (const weekday of [0, 1, 2, 3, 4, 5, 6] as const) {
    const busy = hours.filter((one) => one.weekday === weekday && isBusy(one)).sort((a, b) => a.hour - b.hour)
    for (const row of inRows(busy)) {
      const [first, last] = [row[0], row.at(-1)]
      if (!first || !last || row.length < HOURS) continue
      const load = row.reduce((sum, one) => sum + perHour(one), 0) / row.length
      const most = Math.max(...row.map(perHour))
      shifts.push({
        ...{ weekday, from: first.hour, to: last.hour + 1, per_hour: Math.round(load * 10) / 10 },
        people: Math.ceil(most / PER_PERSON),
      })
    }
  }
  return shifts
}

/** Returns how often each day of the week, from Monday on, is in a period. */
function weekdaysIn(days: Days): number[] {
  const times = [0, 0, 0, 0, 0, 0, 0]
  for (const day of daysOf(days)) {
    const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
    times[weekday] = (times[weekday] ?? 0) + 1
  }
  return times
}

/** Splits hours in order where one is missing. */
function inRows(hours: readonly Hour[]): Hour[][] {
  const rows: Hour[][] = []
  for (const one of hours) {
    const row = rows.at(-1)
    if (row?.at(-1)?.hour === one.hour - 1) row.push(one)
    else rows.push([one])
  }
  return rows
}
