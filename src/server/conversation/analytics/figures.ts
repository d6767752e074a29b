import type { components } from '../../../../generated/api.d.ts'
import type { Satisfaction, Scored } from './satisfaction.ts'
import { mean, percent, rounded } from './statistics.ts'
import type { Total } from './total.ts'

type Figure = components['schemas']['AnalyticsFigure']
export type Metric = components['schemas']['AnalyticsMetric']

/** A value of a figure, and on how many cases it stands if that says how sure it is. */
interface Measure {
  value: number | null
  base?: number | null
  margin?: number | null
  /** cases out of any conversation */
  unlinked?: number
}

/** What a period measures, in the order in which it is shown. */
export type Measures = readonly (readonly [Metric, Measure])[]

/** Returns the measures of a period as figures, with those of the period before if they are compared. */
export function figuresOf(now: Measures, before: Measures | null): Figure[] {
  const earlier = new Map(before)
  return now.map(([metric, { value, margin = null, base = null, unlinked = 0 }]) => ({
    metric,
    value: rounded(value),
    previous: rounded(earlier.get(metric)?.value ?? null),
    margin: rounded(margin),
    base,
    ...(unlinked > 0 && { unlinked }),
  }))
}

const score = ({ value, margin, base, unlinked }: Scored): Measure => ({ value, margin, base, unlinked })

/** Returns what a period of conversations measures. */
export function conversationMeasures({ sizes, contacts, times }: Total, { csat, nps }: Satisfaction): Measures {
  const { value: people, margin } = contacts.count()
  const limited = sizes.on_time + sizes.late
  return [
    ['started', { value: sizes.started }],
    ['contacts', { value: people, margin }],
    ['new_contacts', { value: sizes.new_contacts }],
    ['returning_contacts', { value: people - sizes.new_contacts, margin }],
    ['bot_only', { value: sizes.bot_only }],
    ['containment', { value: percent(sizes.contained, sizes.started), base: sizes.started }],
    ['handed_off', { value: sizes.handed_off }],
    ['handoff_rate', { value: percent(sizes.handed_off, sizes.started), base: sizes.started }],
    ['resolved_by_human', { value: sizes.resolved_by_human }],
    ['unanswered', { value: sizes.unanswered }],
    ['abandoned', { value: sizes.abandoned }],
    ['reopened', { value: sizes.reopened }],
    ['first_response', { value: mean(times.first_response), base: times.first_response.length }],
    ['resolution', { value: mean(times.resolution), base: times.resolution.length }],
    ['on_time', { value: percent(sizes.on_time, limited), base: limited }],
    ['csat', score(csat)],
    ['nps', score(nps)],
  ]
}
