import type { components } from '../../../../../generated/api.d.ts'
import { parseTime } from '../../../../contract/format.ts'

export type OpeningHours = components['schemas']['OpeningHours']
export type DayHours = OpeningHours['week'][number]
export type Range = components['schemas']['OpeningRange']
type Weekday = DayHours['day']

/** Monday to Friday. */
const WORKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4]

/** Initial range of a day that was closed. */
const FIRST: Range = { from: '09:00', to: '18:00' }

/** Returns the week with the given ranges on one day, sorted by day. A day without ranges is closed and not listed. */
export function withDay(week: readonly DayHours[], day: Weekday, ranges: readonly Range[]): DayHours[] {
  const others = week.filter((one) => one.day !== day && one.ranges.length > 0)
  const all = ranges.length > 0 ? [...others, { day, ranges: [...ranges] }] : others
  return all.sort((a, b) => a.day - b.day)
}

/** Returns the ranges of a day; empty if it is closed. */
export function rangesOf(week: readonly DayHours[], day: Weekday): readonly Range[] {
  return week.find((one) => one.day === day)?.ranges ?? []
}

/** Returns the ranges of a day plus a new one. Only the first range has default hours. */
export const withNewRange = (ranges: readonly Range[]): Range[] => [
  ...ranges,
  ranges.length === 0 ? FIRST : { from: '', to: '' },
]

/** Copies the ranges of one day to every workday. */
export function onWorkdays(week: readonly DayHours[], day: Weekday): DayHours[] {
  const ranges = rangesOf(week, day)
  return WORKDAYS.reduce((so, other) => withDay(so, other, ranges), [...week])
}

/** Returns whether a range ends on the next day. */
export const endsNextDay = ({ from, to }: Range): boolean =>
  parseTime(from) === from && parseTime(to) === to && to < from
