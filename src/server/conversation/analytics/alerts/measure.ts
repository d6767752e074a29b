import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { waitsSince } from '../../chats/waiting.ts'
import { isAmong } from '../among.ts'
import { isFresh, withWait } from '../live/now.ts'
import { joinConversation } from '../of-message.ts'
import { isNotUnderstood, ownSets } from '../sets.ts'
import { percent } from '../statistics.ts'
import { unitOf } from '../units.ts'
import type { Alert } from './alerts.ts'
import type { Counting, Measured } from './counting.ts'
import { messagesSince } from './messages.ts'
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
      return scoresSince(of)
    case 'received':
    case 'failed':
    case 'delivery_rate':
      return messagesSince(metric, of)
    case 'fallback_rate':
      return notUnderstood(of)
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

type OwnMetric = Exclude<
  Alert['metric'],
  'waiting' | 'longest_wait' | 'csat' | 'received' | 'failed' | 'delivery_rate' | 'fallback_rate'
>

interface Sizes {
  started: number
  handed_off: number
  contained: number
  unanswered: number
  abandoned: number
  on_time: number
  late: number
  responses: number
  first_response: number | null
}

/** Counts the conversations that began since a moment. */
async function conversations(metric: OwnMetric, { scope, among, since, now }: Counting): Promise<Measured> {
  const size = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await sql<Sizes>`
    select count(*)::int as started, ${size(ownSets.handed_off)} as handed_off, ${size(ownSets.contained)} as contained,
      ${size(ownSets.unanswered)} as unanswered, ${size(ownSets.abandoned)} as abandoned,
      ${size(ownSets.on_time)} as on_time, ${size(ownSets.late)} as late,
      count(c.first_response)::int as responses, avg(c.first_response)::float8 as first_response
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
    case 'on_time':
      return { value: percent(all.on_time, all.on_time + all.late), base: all.on_time + all.late }
    default:
      return { value: all[metric] }
  }
}

async function notUnderstood({ scope, among, since, now }: Counting): Promise<Measured> {
  const { rows } = await sql<{ missed: number; read: number }>`
    select count(*) filter (where ${isNotUnderstood})::int as missed, count(*)::int as read
    from message_fact r join message m on m.id = r.message_id ${joinConversation('m')}
    where r.bot_id = ${scope.botId}::int and r.at >= ${since}::timestamptz and r.at <= ${now}::timestamptz
      and ${isAmong(scope, among)}`.execute(db())
  const { missed = 0, read = 0 } = rows[0] ?? {}
  return { value: percent(missed, read), base: read }
}
