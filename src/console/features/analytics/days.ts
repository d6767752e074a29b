import type { components } from '../../../../generated/api.d.ts'
import { addDays } from '../../../contract/zone.ts'
import { formatDate, formatDayMonth } from '../../ui/format.ts'
import { goOn, type Range, rangeText } from './period.ts'

/** Days up to which each has a point of its own. */
const MOST_DAYS = 92

/** Days that one point of a chart stands for. */
interface Span<T> {
  /** the first day, which is unique */
  key: string
  last: string
  label: string
  short: string
  /** not over yet, or a week of which days are missing */
  partial: boolean
  rows: readonly T[]
}

const DAYS_OF_WEEK = 7

const weekday = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** Gathers days that follow each other into the points of a chart: weeks from Monday, where they are too many. */
export function spansOf<T extends { day: string }>(rows: readonly T[]): Span<T>[] {
  if (rows.length <= MOST_DAYS)
    return rows.map((row) => ({
      ...{ key: row.day, last: row.day, rows: [row] },
      ...{ label: labelOf(formatDate(row.day), { from: row.day, to: row.day }, false), short: formatDayMonth(row.day) },
      partial: goOn({ from: row.day, to: row.day }),
    }))
  const weeks = new Map<string, T[]>()
  for (const row of rows) {
    const monday = addDays(row.day, -weekday(row.day))
    weeks.set(monday, [...(weeks.get(monday) ?? []), row])
  }
  return [...weeks.values()].map((week) => {
    const [key, last] = [week[0]?.day ?? '', week.at(-1)?.day ?? '']
    const short = week.length < DAYS_OF_WEEK
    const label = labelOf(`${formatDayMonth(key)} al ${formatDate(last)}`, { from: key, to: last }, short)
    return { key, last, label, short: formatDayMonth(key), partial: short || goOn({ from: key, to: last }), rows: week }
  })
}

/** Labels a day or week that is not complete yet. */
const labelOf = (days: string, range: Range, isShort: boolean): string =>
  goOn(range) ? `${days} (en curso)` : isShort ? `${days} (semana incompleta)` : days

/** Whether the points of days are weeks. */
export const areWeeks = (rows: readonly unknown[]): boolean => rows.length > MOST_DAYS

/** Sums numbers; `null` if there are none. */
export function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

/**
 * Returns what a chart by day says if the period before is longer, as October is than November: its last days have no
 * place beside others, so that they are only in the figures. Undefined otherwise, or without a comparison.
 */
export function unpairedText({ from, to, previous_from, previous_to }: components['schemas']['AnalyticsPeriod']) {
  if (!previous_from || !previous_to) return undefined
  let unpaired = previous_from
  for (let day = from; day <= to; day = addDays(day, 1)) unpaired = addDays(unpaired, 1)
  if (unpaired > previous_to) return undefined
  const days = rangeText({ from: unpaired, to: previous_to })
  return `El período anterior tiene más días. Sin mostrar: ${days.charAt(0).toLowerCase()}${days.slice(1)}.`
}
