import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { waitsSince } from '../../chats/waiting.ts'
import { isAmong } from '../among.ts'
import { isFresh, withWait } from '../live/now.ts'
import { ownSets } from '../sets.ts'
import { percent } from '../statistics.ts'
import { unitOf } from '../units.ts'
import type { Alert } from './alerts.ts'
import type { Counting, Measured } from './counting.ts'
import { messagesSince } from './messages.ts'
import { readingsSince } from './readings.ts'
import { scoresSince } from './scores.ts'

/** Cases that a rate, an average or a score needs: with fewer it says nothing yet. */
const LEAST = 5

/**
 * Returns the value of the figure of an alert at a moment, with times in minutes; null without a value, or with too few
 * cases.
 */
export async function measure(scope: Scope, alert: Alert, now: Date): Promise<number | null> {
  const { metric, channel, area_id } = alert
  const among = { ...(channel && { channel }), ...(area_id && { area_id }) }
  const since = await beginningOf(scope, alert.span ?? 'hour', now)
  const { value, base } = await measuredOf(metric, { scope, among, since, now })
  if (value === null || (base !== undefined && base < LEAST)) return null
  return Math.round(100 * (unitOf(metric) === 'duration' ? value / 60 : value)) / 100
}

const HOURS = { hour: 1, day: 24, week: 168 } as const

async function beginningOf({ timeZone }: Scope, span: NonNullable<Alert['span']>, now: Date): Promise<Date> {
  if (span !== 'today') return new Date(now.getTime() - HOURS[span] * 3_600_000)
  const { rows } = await sql<{
    at: string
  }>`select date_trunc('day', ${now}::timestamptz at time zone ${timeZone}::text)
    at time zone ${timeZone}::text as at`.execute(db())
  return new Date(rows[0]?.at ?? now)
}

async function measuredOf(metric: Alert['metric'], of: Counting): Promise<Measured> {
  switch (metric) {
    case 'waiting':
    case 'longest_wait':
      return waiting(of, metric)
    case 'csat':
    case 'nps':
      return scoresSince(metric, of)
    case 'received':
    case 'failed':
    case 'delivery_rate':
    case 'read_rate':
      return messagesSince(metric, of)
    case 'confidence':
    case 'fallback_rate':
    case 'misunderstood':
      return readingsSince(metric, of)
    default:
      return conversations(metric, of)
  }
}

/** What waits now, as the live board tells it. */
async function waiting({ scope, among, now }: Counting, metric: 'waiting' | 'longest_wait'): Promise<Measured> {
  const { channel, area_id } = among
  const { count, since } = await withWait(scope)
    .where('chat.answered', '=', false)
    .$if(channel !== undefined, (query) => query.where('chat.channel', '=', sql<never>`${channel}`))
    .$if(area_id !== undefined, (query) => query.where('chat.area_id', '=', area_id ?? null))
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string | null>`min(${waitsSince}) filter (where ${isFresh(scope, now)})`.as('since'),
    ])
    .executeTakeFirstOrThrow()
  const seconds = since === null ? 0 : (now.getTime() - Date.parse(since)) / 1000
  return { value: metric === 'waiting' ? count : Math.max(0, seconds) }
}

type OtherMetric =
  | ('waiting' | 'longest_wait' | 'csat' | 'nps')
  | Parameters<typeof messagesSince>[0]
  | Parameters<typeof readingsSince>[0]
type OwnMetric = Exclude<Alert['metric'], OtherMetric>

interface Sizes {
  started: number
  handed_off: number
  contained: number
  unanswered: number
  abandoned: number
  resolved: number
  reopened: number
  on_time: number
  late: number
  responses: number
  first_response: number | null
  resolutions: number
  resolution: number | null
}

/** Counts the conversations that began since a moment. */
async function conversations(metric: OwnMetric, { scope, among, since, now }: Counting): Promise<Measured> {
  const size = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await sql<Sizes>`
    select count(*)::int as started, ${size(ownSets.handed_off)} as handed_off, ${size(ownSets.contained)} as contained,
      ${size(ownSets.unanswered)} as unanswered, ${size(ownSets.abandoned)} as abandoned,
      ${size(ownSets.on_time)} as on_time, ${size(ownSets.late)} as late,
      ${size(ownSets.resolved)} as resolved, ${size(ownSets.reopened)} as reopened,
      count(c.first_response)::int as responses, avg(c.first_response)::float8 as first_response,
      count(c.resolution)::int as resolutions, avg(c.resolution)::float8 as resolution
    from conversation c
    where c.day >= (${since}::timestamptz at time zone ${scope.timeZone}::text)::date - 1
      and c.started_at >= ${since}::timestamptz and c.started_at <= ${now}::timestamptz
      and ${isAmong(scope, among)}`.execute(db())
  const [all] = rows
  if (!all) return { value: null }
  switch (metric) {
    case 'handoff_rate':
      return { value: percent(all.handed_off, all.started), base: all.started }
    case 'containment':
      return { value: percent(all.contained, all.started), base: all.started }
    case 'first_response':
      return { value: all.first_response, base: all.responses }
    case 'resolution':
      return { value: all.resolution, base: all.resolutions }
    case 'on_time':
      return { value: percent(all.on_time, all.on_time + all.late), base: all.on_time + all.late }
    default:
      return { value: all[metric] }
  }
}
