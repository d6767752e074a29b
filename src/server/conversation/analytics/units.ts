import { DASH, formatDuration, formatNumber, formatPercent, formatTenths } from '../../../contract/format.ts'
import type { Metric } from './figures.ts'

/** What the value of a figure is: times are in seconds, scores from 1 to 5, a balance is a percentage without its sign. */
export type Unit = 'count' | 'percent' | 'duration' | 'score' | 'balance'

const UNITS: Partial<Record<Metric, Unit>> = {
  ...{ handoff_rate: 'percent', containment: 'percent', on_time: 'percent', confidence: 'percent' },
  ...{ delivery_rate: 'percent', read_rate: 'percent', fallback_rate: 'percent' },
  ...{ first_response: 'duration', resolution: 'duration', longest_wait: 'duration' },
  ...{ csat: 'score', nps: 'balance' },
}

/** Returns the unit of a figure. */
export const unitOf = (metric: Metric): Unit => UNITS[metric] ?? 'count'

/** Returns a value as people read it: 12,5 %, 3 min 20 s, 4,5. */
export function shownValue(unit: Unit, value: number | null): string {
  if (value === null) return DASH
  if (unit === 'percent') return formatPercent(Math.round(value * 10) / 10)
  if (unit === 'duration') return formatDuration(value)
  if (unit === 'score') return formatTenths(value)
  return formatNumber(Math.round(value * 100) / 100)
}

/**
 * Returns how a value changed since the period before: counts and times in percent, percentages in points. Nothing where
 * there is nothing to compare with.
 */
export function shownChange(unit: Unit, value: number | null, previous: number | null): string {
  if (value === null || previous === null) return ''
  const difference = value - previous
  if (unit === 'percent' || unit === 'balance') return signed(Math.round(difference * 10) / 10, ' puntos')
  if (unit === 'score') return signed(Math.round(difference * 10) / 10, '')
  return previous === 0 ? '' : signed(Math.round((100 * difference) / previous), ' %')
}

const signed = (number: number, after: string): string =>
  number === 0 ? 'igual' : `${number > 0 ? '+' : ''}${formatNumber(number)}${after}`
