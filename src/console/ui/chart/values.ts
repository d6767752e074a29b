import { formatNumber, formatRate, formatSeconds } from '../format.ts'
import type { ChartData, ChartSeries, Tone, Unit } from './types.ts'

const FORMATS: Record<Unit, (value: number) => string> = {
  count: formatNumber,
  share: formatRate,
  seconds: formatSeconds,
}

const TONES: readonly Tone[] = ['main', 'second', 'third', 'fourth', 'good', 'bad']

/** Returns the tone of a series by its place. */
export const toneOf = ({ tone }: ChartSeries, place: number): Tone => tone ?? TONES[place % TONES.length] ?? 'main'

/** Returns how the values of a series are written. */
export const formatOf = ({ unit = 'count' }: ChartData, series: ChartSeries | undefined): ((value: number) => string) =>
  series?.format ?? FORMATS[unit]

export interface Drawn {
  series: ChartSeries
  /** place among the values of a point */
  at: number
  tone: Tone
}

/** Returns the series that are drawn. */
export const drawnSeries = (data: ChartData): Drawn[] =>
  data.series.flatMap((series, at) => (series.undrawn ? [] : [{ series, at, tone: toneOf(series, at) }]))

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** Returns the names of the columns of a heat map or cohort. */
export function columnsOf({ kind, columns, points }: ChartData): readonly string[] {
  if (columns) return columns
  if (kind === 'heat') return HOURS
  const most = Math.max(0, ...points.map(({ values }) => values.length))
  return Array.from({ length: most }, (_, place) => String(place))
}

/** Whether the data is a grid of cells. */
export const isGrid = ({ kind }: ChartData): boolean => kind === 'heat' || kind === 'cohort'

/** Returns the numbers among values. */
export const numbersOf = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value): value is number => value !== null && value !== undefined)

interface Step {
  count: number | null
  /** part of the first step that came here */
  ofFirst: number | null
  /** how many of the step before did not come here; below zero if more came */
  lost: number | null
  lostShare: number | null
}

/** Returns the figures of the steps of a funnel. */
export function stepsOf({ points }: ChartData): Step[] {
  const counts = points.map(({ values }) => values[0] ?? null)
  const first = counts[0]
  return counts.map((count, at) => {
    const before = at > 0 ? (counts[at - 1] ?? null) : null
    const lost = count === null || before === null ? null : before - count
    return {
      count,
      ofFirst: count === null || !first ? null : count / first,
      lost,
      lostShare: lost === null || !before ? null : lost / before,
    }
  })
}

/**
 * What became of those of the step before: '340 menos (28,3 %)'. Nothing where more came: that is no loss, but a step
 * that some of before were not asked for.
 * @param leave what those who did not go on did, if that is no loss
 */
export function lossText(
  { lost, lostShare }: Step,
  format: (value: number) => string,
  leave?: (count: number) => string,
): string {
  if (lost === null || lost < 0) return ''
  if (lost === 0) return 'Sin pérdida'
  const share = lostShare === null ? '' : ` (${formatRate(lostShare)})`
  return `${leave ? leave(lost) : `${format(lost)} menos`}${share}`
}
