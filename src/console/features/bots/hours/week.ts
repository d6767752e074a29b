import type { components } from '../../../../../generated/api.d.ts'

export type DayHours = components['schemas']['OpeningHours']['week'][number]
export type Range = components['schemas']['TimeRange']
type Weekday = DayHours['day']

/** Monday to Friday. */
export const WORKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4]

/** What a day that was closed opens with. */
const FIRST: Range = { from: '09:00', to: '18:00' }

/** The week with other ranges on one day, in the order of the days; a day without any is closed and not listed. */
export function withDay(week: readonly DayHours[], day: Weekday, ranges: readonly Range[]): DayHours[] {
  const others = week.filter((one) => one.day !== day && one.ranges.length > 0)
  const all = ranges.length > 0 ? [...others, { day, ranges: [...ranges] }] : others
  return all.sort((a, b) => a.day - b.day)
}

/** The ranges of a day; none while it is closed. */
export function rangesOf(week: readonly DayHours[], day: Weekday): readonly Range[] {
  return week.find((one) => one.day === day)?.ranges ?? []
}

/** A day's ranges with one more; after a first one it is for the person to say. */
export const oneMore = (ranges: readonly Range[]): Range[] => [
  ...ranges,
  ranges.length === 0 ? FIRST : { from: '', to: '' },
]

/** The week with the ranges of one day on every workday. */
export function onWorkdays(week: readonly DayHours[], day: Weekday): DayHours[] {
  const ranges = rangesOf(week, day)
  return WORKDAYS.reduce((so, other) => withDay(so, other, ranges), [...week])
}

/** Whether a range ends on the next day. */
export const passesMidnight = ({ from, to }: Range): boolean => from !== '' && to !== '' && to <= from
