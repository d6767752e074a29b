import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { STALE_DAYS } from '../../../../contract/analytics.ts'
import { addDays, dayIn } from '../../../../contract/zone.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { waiting, waitsSince } from '../../chats/waiting.ts'
import { type LimitedArea, lateOf } from './late.ts'

export type Counts = components['schemas']['LiveCounts']

/** What the open chats of an area and of a person are now. */
export interface Group extends Counts {
  area_id: number | null
  user_id: number | null
}

interface Row extends Omit<Group, 'late' | 'longest'> {
  since: string | null
  longest_id: number | null
  /** when those asked for a person who wait in an area with deadlines, the earliest first */
  requested: string[] | null
}

/** The chats that wait, each with the conversation that tells since when, if one does (see {@link waitsSince}). */
export const withWait = (scope: Scope) =>
  waiting(scope).leftJoin('conversation as v', (join) =>
    join
      .onRef('v.chat_id', '=', 'chat.id')
      .on('v.bot_id', '=', scope.botId)
      .on('v.waits_since', 'is not', null)
      .on('chat.answered', '=', false),
  )

/** Whether somebody still counts on an answer in a chat: it has a message of the last days. */
export function isFresh(scope: Scope, now: Date): RawBuilder<SqlBool> {
  const day = addDays(dayIn(now, scope.timeZone), -STALE_DAYS)
  return sql<SqlBool>`chat.last_message_at >= (${day}::date)::timestamp at time zone ${scope.timeZone}::text`
}

/** Counts the open chats that somebody sees, by area and person: those of {@link waiting}, and which are unanswered. */
export async function openGroups(scope: Scope, limits: ReadonlyMap<number, LimitedArea>, now: Date): Promise<Group[]> {
  const unanswered = sql`filter (where not chat.answered)`
  const fresh = isFresh(scope, now)
  const awaited = sql`filter (where not chat.answered and ${fresh})`
  const isLimited = sql`chat.type = 'request' and not chat.answered and chat.requested_at is not null
    and chat.area_id = any(${[...limits.keys()]}::int[])`
  const rows: Row[] = await withWait(scope)
    .groupBy(['chat.area_id', 'chat.assign_user_id'])
    .select(['chat.area_id', 'chat.assign_user_id as user_id'])
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`(count(*) filter (where chat.type = 'live'))::int`.as('attended'),
      sql<number>`(count(*) filter (where chat.assign_user_id is null))::int`.as('unassigned'),
      sql<number>`(count(*) ${unanswered})::int`.as('waiting'),
      sql<number>`(count(*) filter (where not chat.answered and chat.assign_user_id is null))::int`.as(
        'waiting_unassigned',
      ),
      sql<number>`(count(*) filter (where not chat.answered and not (${fresh})))::int`.as('stale'),
      sql<string | null>`min(${waitsSince}) ${awaited}`.as('since'),
      sql<number | null>`(array_agg(chat.id order by ${waitsSince}, chat.id) ${awaited})[1]`.as('longest_id'),
      sql<string[] | null>`jsonb_agg(chat.requested_at order by chat.requested_at) filter (where ${isLimited})`.as(
        'requested',
      ),
    ])
    .execute()
  return rows.map(({ since, longest_id, requested, ...row }) => ({
    ...row,
    late: lateOf(requested ?? [], limits.get(row.area_id ?? 0), now),
    longest: since === null ? null : { chat_id: longest_id, since },
  }))
}

/** Puts groups together. */
export function sumOf(groups: readonly Group[]): Counts {
  const sum = (pick: (group: Group) => number) => groups.reduce((total, group) => total + pick(group), 0)
  const [longest = null] = groups
    .flatMap((group) => group.longest ?? [])
    .sort((a, b) => Date.parse(a.since) - Date.parse(b.since))
  return {
    open: sum(({ open }) => open),
    attended: sum(({ attended }) => attended),
    unassigned: sum(({ unassigned }) => unassigned),
    waiting: sum(({ waiting }) => waiting),
    waiting_unassigned: sum(({ waiting_unassigned }) => waiting_unassigned),
    late: sum(({ late }) => late),
    stale: sum(({ stale }) => stale),
    longest,
  }
}
