import type { components } from '../../../../generated/api.d.ts'
import { AnalyticsMetricOptions } from '../../../../generated/options.ts'
import { formatNumber, formatRate, formatSeconds, formatTenths } from '../../ui/format.ts'

export type Figure = components['schemas']['AnalyticsFigure']
export type Metric = Figure['metric']
type Set = components['schemas']['ConversationSet']

interface Traits {
  /** the direction in which it gets better; nothing where neither is */
  better?: 'more' | 'less'
  /** the conversations that it counts */
  set: Set
  /** its set has what is missing from the whole: what did not arrive */
  missing?: true
}

/** What each metric counts and when it gets better. */
const TRAITS: Readonly<Record<Metric, Traits>> = {
  started: { set: 'started' },
  contacts: { set: 'started' },
  new_contacts: { set: 'new_contacts' },
  returning_contacts: { set: 'returning_contacts' },
  bot_only: { set: 'bot_only', better: 'more' },
  handed_off: { set: 'handed_off' },
  handoff_rate: { set: 'handed_off', better: 'less' },
  containment: { set: 'contained', better: 'more' },
  resolved_by_human: { set: 'resolved_by_human' },
  unanswered: { set: 'unanswered', better: 'less' },
  abandoned: { set: 'abandoned', better: 'less' },
  reopened: { set: 'reopened', better: 'less' },
  on_time: { set: 'on_time', better: 'more' },
  csat: { set: 'csat', better: 'more' },
  nps: { set: 'nps', better: 'more' },
  first_response: { set: 'timed_response', better: 'less' },
  resolution: { set: 'timed_resolution', better: 'less' },
  received: { set: 'received' },
  sent_bot: { set: 'sent_bot' },
  sent_agent: { set: 'sent_agent' },
  sent_template: { set: 'sent_template' },
  per_conversation: { set: 'with_messages' },
  failed: { set: 'failed', better: 'less' },
  delivery_rate: { set: 'undelivered', missing: true, better: 'more' },
  read_rate: { set: 'unread', missing: true, better: 'more' },
  hits: { set: 'understood' },
  confidence: { set: 'understood', better: 'more' },
  fallback_rate: { set: 'not_understood', better: 'less' },
  misunderstood: { set: 'misunderstood', better: 'less' },
}

export const traitsOf = (metric: Metric): Traits => TRAITS[metric]

/** Whether a value leaves nothing to list. */
export const hasNone = (metric: Metric, value: number): boolean => value === (TRAITS[metric].missing ? 100 : 0)

const optionOf = (metric: Metric) => AnalyticsMetricOptions.find(({ value }) => value === metric)

/** Returns the unit of a metric, as the contract has it; undefined for counts. */
export const unitOf = (metric: Metric) => optionOf(metric)?.unit

/** Returns the name and the definition of a metric, as the contract has them. */
export function wordsOf(metric: Metric): { label: string; help: string } {
  const option = optionOf(metric)
  return { label: option?.label ?? metric, help: option?.help ?? '' }
}

/** Keeps each unit on the line of its number: '13 min' is never parted. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** Returns a value as its metric is written. */
export function formatFigure(metric: Metric, value: number): string {
  switch (optionOf(metric)?.unit) {
    case 'percent':
      return formatRate(value / 100)
    case 'duration':
      return unbroken(formatSeconds(value))
    case 'score':
    case 'average':
      return formatTenths(value)
    case 'balance':
      return formatNumber(Math.round(value * 10) / 10)
    default:
      return formatNumber(value)
  }
}

/** Returns a margin as it stands after '±': percentages without their sign, which the value has. */
export function formatMargin(metric: Metric, margin: number): string {
  if (optionOf(metric)?.unit === 'duration') return formatSeconds(margin)
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
  const { better } = TRAITS[metric]
  const unit = optionOf(metric)?.unit
  const inPoints = unit === 'percent' || unit === 'balance'
  const asNumber = inPoints || unit === 'score' || unit === 'average'
  const given = value - previous
  // What the text would show as nothing is no change.
  const step = asNumber ? Math.round(given * 10) / 10 : given
  const way = step === 0 ? 'same' : step > 0 ? 'up' : 'down'
  const good = better && way !== 'same' ? (way === 'up') === (better === 'more') : undefined
  if (asNumber) {
    const size = formatNumber(Math.abs(step))
    return { text: inPoints ? `${size} ${size === '1' ? 'punto' : 'puntos'}` : size, way, good }
  }
  // Of nothing there is no percentage.
  if (previous === 0) return way === 'same' ? { text: '0 %', way, good } : undefined
  return { text: formatRate(Math.abs(step / previous)), way, good }
}
