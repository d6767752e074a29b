import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, seesPeople } from './among.ts'
import { describedPeriod } from './counting.ts'
import { durationsOf } from './durations.ts'
import { conversationMeasures, figuresOf } from './figures.ts'
import { areaNames, channelName, labelNames, peopleNames } from './names.ts'
import { partOf } from './part.ts'
import { partsIn } from './parts/kept.ts'
import { compared, pairedDays } from './points.ts'
import type { Days, Period } from './range.ts'
import { type Satisfaction, satisfactionOf } from './satisfaction.ts'
import { shiftsOf } from './shifts.ts'
import { placeOf } from './slots.ts'
import { percentile, rounded } from './statistics.ts'
import { type Total, totalOf } from './total.ts'

type Analytics = components['schemas']['ConversationAnalytics']
type Hour = Analytics['hours'][number]

/** Returns the figures of the conversations that began in a period. */
export async function conversationAnalytics(scope: Scope, among: Among, period: Period): Promise<Analytics> {
  const now = await counted(scope, among, period.now)
  const before = period.before && (await counted(scope, among, period.before))
  const hours = hoursOf(now.total)
  return {
    period: await describedPeriod(scope, period),
    figures: figuresOf(
      conversationMeasures(now.total, now.scores),
      before && conversationMeasures(before.total, before.scores),
    ),
    durations: durationsOf(now.total, before?.total ?? null),
    by_day: pairedDays(period).map(({ day, previous }) => ({
      ...(now.total.days.get(day) ?? { day, started: 0, handed_off: 0, resolved: 0 }),
      previous: previous && before ? (before.total.days.get(previous)?.started ?? 0) : null,
    })),
    by_channel: compared(now.total.channels, before?.total.channels, channelName),
    by_area: compared(now.total.areas, before?.total.areas, await areaNames(scope)),
    by_label: compared(now.total.labels, before?.total.labels, await labelNames(scope)),
    by_user: seesPeople(scope) ? await byUser(now) : null,
    hours,
    funnel: STEPS.map(({ key, label }) => ({
      ...{ key, label, value: now.total.sizes[key] },
      previous: before?.total.sizes[key] ?? null,
    })),
    shifts: shiftsOf(hours, period.now),
  }
}

interface Counted {
  total: Total
  scores: Satisfaction
}

/** Counts a period, month by month. */
async function counted(scope: Scope, among: Among, days: Days): Promise<Counted> {
  const parts = await partsIn({ kind: 'conversations', count: partOf }, { scope, among }, days)
  return { total: totalOf(parts), scores: satisfactionOf(parts.flatMap(({ scores }) => scores)) }
}

const hoursOf = ({ slots }: Total): Hour[] =>
  [...slots].sort(([a], [b]) => a - b).map(([slot, counts]) => ({ ...placeOf(slot), ...counts }))

/** Returns what each person did, in the order of their names: nobody is ranked. */
async function byUser({ total: { users }, scores }: Counted): Promise<Analytics['by_user']> {
  const names = await peopleNames([...users.keys()])
  return [...users]
    .map(([user_id, { conversations, times }]) => ({
      user_id,
      name: names.get(user_id) ?? '',
      conversations,
      first_response: rounded(percentile(times.first_response, 0.5)),
      resolution: rounded(percentile(times.resolution, 0.5)),
      csat: rounded(scores.byUser.get(user_id)?.value ?? null),
      csat_base: scores.byUser.get(user_id)?.base ?? 0,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'))
}

/** The steps of a conversation that needs a person. */
const STEPS = [
  { key: 'started', label: 'Iniciadas' },
  { key: 'handed_off', label: 'Derivadas' },
  { key: 'answered', label: 'Contestadas' },
  { key: 'resolved_by_human', label: 'Resueltas' },
] as const
