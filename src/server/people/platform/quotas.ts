import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { TIMEZONE } from '../../../contract/zone.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'

type Usage = components['schemas']['Usage']
type Metric = Usage['metric']

interface Counted {
  conversations: number
  messages: number
  contacts: number
  users: number
  storage_mb: number
  training_per_day: number
  month: number
  month_ends: string
  day_ends: string
}

/** {@link quotasOf}, filtered for the caller: the number of contacts requires the contacts or pricing permission. */
export async function quotasFor({ botId, permissions }: Scope): Promise<Usage[]> {
  return (await quotasOf(botId)).filter(({ metric }) => maySeeQuota(permissions, metric))
}

/** Whether somebody with these permissions may see how much of a limit is used. */
export const maySeeQuota = ({ contacts, pricing }: Scope['permissions'], metric: string): boolean =>
  metric !== 'contacts' || Boolean(contacts || pricing)

/** Returns how much of its plan a bot has used, for the limits that are both in the plan and counted by the product. */
export async function quotasOf(botId: number): Promise<Usage[]> {
  const { limits } = await db()
    .selectFrom('bot as b')
    .innerJoin('plan as p', 'p.id', 'b.plan_id')
    .select('p.limits')
    .where('b.id', '=', botId)
    .executeTakeFirstOrThrow()
  const counted = await count(botId)
  const monthly = (used: number) => ({
    used,
    resets_at: counted.month_ends,
    projected: Math.round(used / Math.max(counted.month, 0.01)),
  })
  const absolute = (used: number) => ({ used, resets_at: null, projected: null })
  const usages: Partial<Record<Metric, Omit<Usage, 'metric' | 'limit'>>> = {
    conversations: monthly(counted.conversations),
    messages: monthly(counted.messages),
    contacts: absolute(counted.contacts),
    users: absolute(counted.users),
    storage_mb: absolute(counted.storage_mb),
    training_per_day: { used: counted.training_per_day, resets_at: counted.day_ends, projected: null },
  }
  return Object.entries(limits).flatMap(([metric, limit]) => {
    const usage = usages[metric as Metric]
    return usage ? [{ metric: metric as Metric, limit, ...usage }] : []
  })
}

/** Counts in a single statement. `month` is the elapsed part of the bot's month, 0 to 1. */
async function count(botId: number): Promise<Counted> {
  const now = currentCall().services.clock()
  const { rows } = await sql<Counted>`
    with here as (
      select coalesce(settings->>'timezone', ${TIMEZONE}) as zone from bot where id = ${botId}
    ), days as (
      select zone, date_trunc('month', ${now}::timestamptz at time zone zone) as month,
        date_trunc('day', ${now}::timestamptz at time zone zone) as day,
        ${now}::timestamptz at time zone zone as now from here
    ), used as (
      select coalesce(sum(c.conversations), 0)::int as conversations,
        coalesce(sum(c.messages_in + c.messages_bot + c.messages_agent), 0)::int as messages
      from daily_count c, days where c.bot_id = ${botId} and c.day >= days.month::date
    )
    select used.*,
      (select count(*)::int from contact where bot_id = ${botId}) as contacts,
      (select count(*)::int from membership where bot_id = ${botId}) as users,
      (select ceil(coalesce(sum(size), 0) / 1048576.0)::int from media where bot_id = ${botId}) as storage_mb,
      (select count(*)::int from training_run where bot_id = ${botId} and started_at >= days.day at time zone zone)
        as training_per_day,
      (extract(epoch from now - month) / extract(epoch from interval '1 month' + month - month))::float8 as month,
      (month + interval '1 month') at time zone zone as month_ends,
      (day + interval '1 day') at time zone zone as day_ends
    from days, used`.execute(db())
  return rows[0] as Counted
}
