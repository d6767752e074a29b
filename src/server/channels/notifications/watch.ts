import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { UsageMetricOptions } from '../../../../generated/options.ts'
import type { Option } from '../../../contract/screen.ts'
import { deadlineHours, nextDeadline } from '../../conversation/chats/core/due.ts'
import { isWaiting, waitSince } from '../../conversation/chats/core/waits.ts'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import { coversArea, notify } from '../../foundation/notify/notify.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { quotasOf } from '../../people/platform/quotas.ts'
import { reportLowStock } from './low-stock.ts'

type OpeningHours = components['schemas']['OpeningHours']

/** The queue of the periodic look for what happens because time passes, and its interval in milliseconds. */
const NOTIFICATION_WATCH = 'notification-watch'
const EVERY = 60_000

/** Most conversations of one kind per look. The rest come with the next one. */
const MOST = 500

/** The part of a deadline after which it is said to be near, and of a limit from which it is. */
const NEAR = 0.8
const FULL = 0.9

/**
 * Returns the handler of the periodic look for conversations that wait too long, deadlines, and limits of the plan. It
 * notes each for the rules that tell it, once. Of products that run out the contacts of their form are told.
 */
export const watchJobs = (services: Services): JobHandlers =>
  periodicJob(
    { queue: NOTIFICATION_WATCH, every: EVERY },
    services,
    ...[noteUnanswered, noteDeadlines, noteQuotas, reportLowStock].map((look) => () => inCall({ services }, look)),
  )

/** Schedules the look at startup. */
export const startNotificationWatch = (): Promise<void> => startPeriodic(NOTIFICATION_WATCH)

/**
 * Whether a rule is still to tell something of `chat as c`. What no rule tells is left out, so that it does not take the
 * place of what one does.
 */
const isUntold = (rule: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql<boolean>`exists (
  select from notification_rule r where r.bot_id = c.bot_id and r.enabled and ${rule} and ${coversArea}
    and not exists (select from notification_notice n where n.rule_id = r.id and n.key = ${key}))`

interface Waiting {
  id: number
  bot_id: number
  user_name: string
  minutes: number
  since: string
}

/**
 * Notes the conversations in which a customer waits for a person longer than a rule says, counted from the first message
 * without an answer. The rules of a bot may name different times, so that each is noted under its own.
 */
async function noteUnanswered(): Promise<void> {
  const now = currentCall().services.clock()
  const { rows } = await sql<Waiting>`
    select c.id, c.bot_id, c.user_name, w.minutes, s.since
    from (
      select distinct bot_id, unanswered_minutes as minutes from notification_rule
      where enabled and events @> '["unanswered"]' and unanswered_minutes is not null
    ) w
    join chat c on c.bot_id = w.bot_id and ${isWaiting('c')}
    cross join lateral (${waitSince('c')}) s
    where s.since <= ${now}::timestamptz - make_interval(mins => w.minutes)
      and ${isUntold(
        sql`r.events @> '["unanswered"]' and r.unanswered_minutes = w.minutes`,
        sql`'unanswered ' || c.id || ' ' || w.minutes || ' ' || floor(extract(epoch from s.since))::bigint`,
      )}
    order by s.since limit ${MOST}`.execute(db())
  for (const { id, bot_id: botId, user_name, minutes, since } of rows)
    await tx(() =>
      notify(botId, {
        ...{ event: 'unanswered', key: `${id} ${minutes} ${seconds(since)}`, chatId: id, minutes },
        text: `${user_name} espera una respuesta desde hace más de ${spoken(minutes)}`,
      }),
    )
}

const seconds = (at: string) => Math.floor(Date.parse(at) / 1000)

/** A conversation in an area with limits, as far as {@link nextDeadline} needs it, and what was noted of it. */
interface Due {
  id: number
  bot_id: number
  user_name: string
  type: string
  state: number
  requested_at: string
  first_response_minutes: number | null
  resolution_minutes: number | null
  deadline_hours: OpeningHours | null
  kind: 'first_response' | 'resolution'
  /** whether a rule is still to tell that it is near, or over */
  warns: boolean
  breaches: boolean
}

/**
 * Notes the conversations whose deadline, by the minutes of their area, is near or over. Opening hours only make it
 * later: the statement finds those that may be due, a page at a time, and the hours decide.
 */
async function noteDeadlines(): Promise<void> {
  for (let noted = 0, page = await mayBeDue(); page.length > 0; ) {
    for (const one of page) if (noted < MOST && (await noteDeadline(one))) noted += 1
    const last = page.at(-1)
    if (page.length < MOST || noted >= MOST || !last) return
    page = await mayBeDue(last)
  }
}

/** Whether a rule is still to tell of the deadline `d` of `chat as c`. */
const untoldDeadline = (event: 'sla_warning' | 'sla_breach') =>
  isUntold(
    sql`r.events ? ${event}::text`,
    sql`${`${event} `}::text || c.id || ' ' || d.kind || ' ' || floor(extract(epoch from c.requested_at))::bigint`,
  )

async function mayBeDue(last?: Due): Promise<Due[]> {
  const now = currentCall().services.clock()
  const after = last ? sql`and (c.requested_at, c.id) > (${last.requested_at}::timestamptz, ${last.id}::int)` : sql``
  const { rows } = await sql<Due>`
    with due as (
      select c.id, c.bot_id, c.user_name, c.type, c.state, c.requested_at, a.first_response_minutes,
        a.resolution_minutes, ${deadlineHours()} as deadline_hours, d.kind,
        ${untoldDeadline('sla_warning')} as warns, ${untoldDeadline('sla_breach')} as breaches
      from chat c join area a on a.id = c.area_id join bot b on b.id = c.bot_id
      cross join lateral (
        select minutes, kind from (values
          (case when c.type = 'request' then a.first_response_minutes end, 'first_response'),
          (a.resolution_minutes, 'resolution')
        ) as v(minutes, kind) where minutes is not null order by minutes limit 1
      ) d
      where c.bot_id in (
          select bot_id from notification_rule where enabled and events ?| array['sla_warning', 'sla_breach']
        ) and c.requested_at is not null and c.state <> 2 and c.type <> 'bot' and c.snoozed_until is null
        and ${now}::timestamptz >= c.requested_at + make_interval(secs => d.minutes * 60 * ${NEAR}::float8) ${after}
    )
    select * from due where warns or breaches order by requested_at, id limit ${MOST}`.execute(db())
  return rows
}

/** Notes a conversation whose deadline is near or over. Returns whether it was noted. */
async function noteDeadline(one: Due): Promise<boolean> {
  const { id, bot_id: botId, user_name, kind, warns, breaches, requested_at } = one
  const now = currentCall().services.clock()
  const isAfter = (part: number) => {
    const due = nextDeadline(one, part)
    return due != null && now >= new Date(due.at)
  }
  const breached = isAfter(1)
  if (breached ? !breaches : !warns || !isAfter(NEAR)) return false
  const what = kind === 'first_response' ? 'responder a' : 'resolver la conversación de'
  await tx(() =>
    notify(botId, {
      ...{ event: breached ? 'sla_breach' : 'sla_warning', key: `${id} ${kind} ${seconds(requested_at)}`, chatId: id },
      text: breached
        ? `Venció el plazo para ${what} ${user_name}`
        : `Está por vencer el plazo para ${what} ${user_name}`,
    }),
  )
  return true
}

/** Notes the limits of the plan that are nearly used up, once per period. */
async function noteQuotas(): Promise<void> {
  const bots = await db()
    .selectFrom('notification_rule')
    .select('bot_id')
    .distinct()
    .where('enabled', '=', true)
    .where(sql<boolean>`events @> '["quota"]'`)
    .execute()
  for (const { bot_id: botId } of bots)
    for (const { metric, used, limit, resets_at } of await quotasOf(botId)) {
      if (limit === null || limit === 0 || used < limit * FULL) continue
      const options: readonly Option[] = UsageMetricOptions
      const label = options.find(({ value }) => value === metric)?.label ?? metric
      await tx(() =>
        notify(botId, {
          ...{ event: 'quota', key: `${metric} ${resets_at ?? limit}`, link: '/state' },
          text: `${label}: usaste ${used} de ${limit} de tu plan`,
        }),
      )
    }
}

/** Returns minutes in words. */
function spoken(minutes: number): string {
  if (minutes % 60 === 0) return minutes === 60 ? '1 hora' : `${minutes / 60} horas`
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
