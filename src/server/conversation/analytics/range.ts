import { EARLIEST, MOST_DAYS, TOO_LONG } from '../../../contract/analytics.ts'
import { formatDate } from '../../../contract/format.ts'
import { addDays, dayIn, monthsBefore } from '../../../contract/zone.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'

/** Days of the period before today that is shown first, which ends yesterday (specification, section 9). */
const USUAL_DAYS = 30

/** Days from one to another, both included, as YYYY-MM-DD in the zone of the bot. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** What a call asks for, as the contract names it. */
interface Asked {
  date_start?: string | undefined
  date_end?: string | undefined
  compare?: boolean | undefined
  compare_with?: 'days' | 'month' | undefined
}

/** The period of a call, and the one before it if they are compared. */
export interface Period {
  readonly now: Days
  readonly before: Days | null
}

/** Returns the number of days of a period. */
const lengthOf = ({ from, to }: Days): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

/** Returns the period that a call asks for. Rejects with 422 one that ends before it begins, that is too long, or far from today. */
export function periodOf({ timeZone }: Pick<Scope, 'timeZone'>, asked: Asked, at: Date): Period {
  const today = dayIn(at, timeZone)
  const to = asked.date_end ?? addDays(today, -1)
  const from = asked.date_start ?? addDays(asked.date_end ?? today, -USUAL_DAYS)
  const now = { from, to }
  if (from > to) throw refused('date_end', 'La fecha final no puede ser anterior a la inicial.')
  if (from < EARLIEST) throw refused('date_start', `Elige fechas desde el ${formatDate(EARLIEST, timeZone)}.`)
  const latest = addDays(today, MOST_DAYS)
  if (to > latest) throw refused('date_end', `Elige fechas hasta el ${formatDate(latest, timeZone)}.`)
  if (lengthOf(now) > MOST_DAYS) throw refused('date_start', TOO_LONG)
  return { now, before: asked.compare === false ? null : beforeOf(now, asked.compare_with) }
}

/**
 * Returns the days that a period is compared with: as many whole months as it has, although they differ in length, or as
 * many days before it.
 * @param compareWith always as many days, or the same days as many months earlier, as far as those have them
 */
export function beforeOf(now: Days, compareWith?: Asked['compare_with']): Days {
  const to = addDays(now.from, -1)
  const length = lengthOf(now)
  if (compareWith === 'month') {
    const from = monthsBefore(now.from, monthsOf(now).length)
    const last = addDays(from, length - 1)
    return { from, to: last < to ? last : to }
  }
  const months = monthsOf(now)
  if (compareWith === 'days' || !months.every(isWholeMonth)) return { from: addDays(now.from, -length), to }
  return { from: monthsBefore(now.from, months.length), to }
}

const refused = (field: string, text: string) => problem(422, 'invalid', text, { [field]: [text] })

/** Returns the month of a day, as YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Returns the quarter of a day, as YYYY-Q. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/**
 * Splits a period into its whole months that have ended, and the days besides. What is counted of a day is the same in
 * every period that has it.
 * @param last the last day that can be kept: of a month that goes on, its days are
 */
export const piecesOf = (days: Days, last: string): Days[] =>
  monthsOf(days).flatMap((month) =>
    isWholeMonth(month) && month.to <= last ? [month] : daysOf(month).map((day) => ({ from: day, to: day })),
  )

const isWholeMonth = ({ from, to }: Days) => from.endsWith('-01') && addDays(to, 1) === nextMonth(from)

/** Returns all days of a period in order. */
export function daysOf({ from, to }: Days): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** Splits a period at the beginning of each month. */
export function monthsOf({ from, to }: Days): Days[] {
  const months: Days[] = []
  for (let start = from; start <= to; ) {
    const end = addDays(nextMonth(start), -1)
    months.push({ from: start, to: end < to ? end : to })
    start = addDays(end, 1)
  }
  return months
}

/** Returns the first day of the month after that of a day. */
function nextMonth(day: string): string {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}
