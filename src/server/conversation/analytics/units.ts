import type { components } from '../../../../generated/api.d.ts'
import { AlertMetricOptions, AnalyticsMetricOptions } from '../../../../generated/options.ts'
import { DASH, formatNumber, formatRate, formatSeconds, formatTenths } from '../../../contract/format.ts'
import type { Option } from '../../../contract/screen.ts'
import type { Metric } from './figures.ts'

/** What the value of a figure is. */
export type Unit = NonNullable<Option['unit']> | 'count'

/** Returns the unit of a figure, as the contract has it. */
export const unitOf = (metric: Metric | components['schemas']['AlertMetric']): Unit =>
  [...AnalyticsMetricOptions, ...AlertMetricOptions].find(({ value }) => value === metric)?.unit ?? 'count'

/** Returns a value as the pages show it: 12,5 %, 3 min 20 s, 4,5. */
export function shownValue(unit: Unit, value: number | null): string {
  if (value === null) return DASH
  if (unit === 'percent') return formatRate(value / 100)
  if (unit === 'duration') return formatSeconds(value)
  if (unit === 'score' || unit === 'average') return formatTenths(value)
  if (unit === 'balance') return formatNumber(Math.round(value * 10) / 10)
  return formatNumber(Math.round(value * 100) / 100)
}

/** Returns a margin as it stands after '±': percentages without their sign, which the value has. */
export const shownMargin = (unit: Unit, margin: number): string =>
  unit === 'duration' ? formatSeconds(margin) : formatNumber(Math.round(margin * 10) / 10)

/**
 * Returns how a value changed since the period before: counts and times in percent, percentages and balances in points,
 * scores and averages by the difference. Nothing where
 * there is nothing to compare with.
 */
export function shownChange(unit: Unit, value: number | null, previous: number | null): string {
  if (value === null || previous === null) return ''
  const difference = value - previous
  if (unit === 'percent' || unit === 'balance') return points(Math.round(difference * 10) / 10)
  if (unit === 'score' || unit === 'average') return signed(Math.round(difference * 10) / 10, '')
  return previous === 0 ? '' : signed(Math.round((1000 * difference) / previous) / 10, ' %')
}

const points = (number: number) => signed(number, Math.abs(number) === 1 ? ' punto' : ' puntos')

const signed = (number: number, after: string): string =>
  number === 0 ? 'igual' : `${number > 0 ? '+' : ''}${formatNumber(number)}${after}`
