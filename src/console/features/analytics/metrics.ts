import type { components } from '../../../../generated/api.d.ts'
import { AnalyticsMetricOptions } from '../../../../generated/options.ts'
import type { Unit } from '../../ui/chart/types.ts'
import { formatNumber, formatRate, formatSeconds } from '../../ui/format.ts'

export type Figure = components['schemas']['AnalyticsFigure']
export type Metric = Figure['metric']
type Set = components['schemas']['ConversationSet']

interface Traits {
  /** counts by default; of a rating the number is between fixed ends; `share` is a part of a hundred */
  unit?: Exclude<Unit, 'share'> | 'percent' | 'rating'
  /** the direction in which it gets better; nothing where neither is */
  better?: 'more' | 'less'
  /** the conversations that it counts */
  set?: Set
  /** of this moment, whatever the days are */
  now?: true
}

/** What each metric counts and when it gets better. */
const TRAITS: Readonly<Record<Metric, Traits>> = {
  started: { set: 'started' },
  contacts: { set: 'started' },
  new_contacts: { set: 'new_contacts' },
  returning_contacts: { set: 'returning_contacts' },
  bot_only: { set: 'bot_only', better: 'more' },
  handed_off: { set: 'handed_off' },
  handoff_rate: { unit: 'percent', set: 'handed_off', better: 'less' },
  containment: { unit: 'percent', set: 'contained', better: 'more' },
  resolved_by_human: { set: 'resolved_by_human' },
  unanswered: { set: 'unanswered', better: 'less' },
  abandoned: { set: 'abandoned', better: 'less' },
  reopened: { set: 'reopened', better: 'less' },
  on_time: { unit: 'percent', set: 'on_time', better: 'more' },
  csat: { unit: 'rating', set: 'rated', better: 'more' },
  nps: { unit: 'rating', better: 'more' },
  first_response: { unit: 'seconds', set: 'timed_response', better: 'less' },
  resolution: { unit: 'seconds', set: 'timed_resolution', better: 'less' },
  received: {},
  sent_bot: {},
  sent_agent: {},
  sent_template: {},
  per_conversation: { unit: 'rating' },
  failed: { set: 'failed', better: 'less' },
  delivery_rate: { unit: 'percent', better: 'more' },
  read_rate: { unit: 'percent', better: 'more' },
  hits: {},
  confidence: { unit: 'percent', better: 'more' },
  fallback_rate: { unit: 'percent', set: 'not_understood', better: 'less' },
  misunderstood: { set: 'misunderstood', better: 'less' },
  waiting: { now: true, better: 'less' },
  longest_wait: { unit: 'seconds', now: true, better: 'less' },
}

export const traitsOf = (metric: Metric): Traits => TRAITS[metric]

/** Returns the name and the definition of a metric, as the contract has them. */
export function wordsOf(metric: Metric): { label: string; help: string } {
  const option = AnalyticsMetricOptions.find(({ value }) => value === metric)
  return { label: option?.label ?? metric, help: option?.help ?? '' }
}

/** Returns a value as its metric is written. */
export function formatFigure(metric: Metric, value: number): string {
  const { unit } = TRAITS[metric]
  if (unit === 'percent') return formatRate(value / 100)
  if (unit === 'seconds') return formatSeconds(value)
  return formatNumber(unit === 'rating' ? Math.round(value * 10) / 10 : value)
}

/** Returns a margin as it stands after '±': percentages without their sign, which the value has. */
export function formatMargin(metric: Metric, margin: number): string {
  const { unit } = TRAITS[metric]
  if (unit === 'seconds') return formatSeconds(margin)
  return formatNumber(Math.round(margin * 10) / 10)
}

export interface Change {
  /** without its sign: '12 %', '3,1 puntos' */
  text: string
  way: 'up' | 'down' | 'same'
  /** undefined where neither direction is better */
  good: boolean | undefined
}

/** Returns how a value changed since the period before; undefined without one to compare with. */
export function changeOf(metric: Metric, value: number | null, previous: number | null): Change | undefined {
  if (value === null || previous === null) return undefined
  const { unit, better } = TRAITS[metric]
  const part = unit === 'percent'
  const given = value - previous
  // What the text would show as nothing is no change.
  const step = part || unit === 'rating' ? Math.round(given * 10) / 10 : given
  const way = step === 0 ? 'same' : step > 0 ? 'up' : 'down'
  const good = better && way !== 'same' ? (way === 'up') === (better === 'more') : undefined
  if (part || unit === 'rating') {
    const size = formatNumber(Math.abs(step))
    return { text: part ? `${size} ${size === '1' ? 'punto' : 'puntos'}` : size, way, good }
  }
  // Of nothing there is no percentage.
  if (previous === 0) return way === 'same' ? { text: '0 %', way, good } : undefined
  return { text: formatRate(Math.abs(step / previous)), way, good }
}
