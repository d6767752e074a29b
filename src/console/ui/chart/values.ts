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
