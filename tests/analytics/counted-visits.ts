import { type RawBuilder, sql } from 'kysely'

// What the figures should be, from the messages and what the threads show alone: none of it uses what the
// product counts. In `counted.txt` no customer writes within a day of an earlier conversation.

/** A bot, its zone, and the first and the last day of a period. */
export interface Counted {
  bot: number
  zone: string
  from: string
  to: string
}

/** Seconds from one moment to another between nine and six, from Monday to Friday. All moments are whole minutes. */
const officeSeconds = (from: string, to: string, zone: string) => sql`(select 60 * count(*)::int
  from generate_series(${sql.ref(from)}, ${sql.ref(to)} - interval '1 minute', interval '1 minute') g
  where extract(isodow from g at time zone ${zone}::text) <= 5
    and extract(hour from g at time zone ${zone}::text) between 9 and 17)`

/** Seconds from one moment to another in the hours of attention: only one area has any. */
const openSeconds = (from: string, to: string, zone: string) => sql`case when ${sql.ref(from)} is not null
  and ${sql.ref(to)} is not null then case when area = 'Reclamos' then ${officeSeconds(from, to, zone)}
    else extract(epoch from ${sql.ref(to)} - ${sql.ref(from)})::int end end`

/** Whether a wait was within the limit of its area: 20 minutes, 30 within office hours, or none. */
const isWithin = (from: string, to: string, zone: string) => sql`case area
  when 'Ventas' then ${sql.ref(to)} - ${sql.ref(from)} <= interval '20 minutes'
  when 'Reclamos' then ${officeSeconds(from, to, zone)} <= 30 * 60 end`

/** Selects the conversations of a bot with what happened in each, in the zone of the bot. */
const visitsSql = ({ bot, zone }: Pick<Counted, 'bot' | 'zone'>): RawBuilder<unknown> => sql`
  select s.*, (s.at at time zone ${zone}::text)::date as day,
    extract(hour from s.at at time zone ${zone}::text)::int as hour,
    extract(isodow from s.at at time zone ${zone}::text)::int - 1 as weekday,
    row_number() over (partition by s.contact_id order by s.at) = 1 as is_new,
    min((s.at at time zone ${zone}::text)::date) over (partition by s.contact_id) as first_day,
    h.at as handed, r.at as resolved, b.at as returned,
    (select min(m.at) from message m where m.chat_id = s.chat_id and m.author = 'agent' and m.at > h.at and m.at < s.until)
      as answered,
    (select min(m.at) from message m where m.chat_id = s.chat_id and m.author = 'agent' and m.at >= s.at and m.at < s.until)
      as written,
    -- who wrote or got the chat last
    (select x.name from (
        select m.at, u.name from message m join app_user u on u.id = m.user_id
        where m.chat_id = s.chat_id and m.author = 'agent'
        union all
        select e.at, e.detail from chat_event e where e.chat_id = s.chat_id and e.kind = 'assigned'
      ) x where x.at < s.until order by x.at desc limit 1) as person,
    (select e.detail from chat_event e where e.chat_id = s.chat_id and e.kind = 'moved' and e.at < s.until
      order by e.id desc limit 1) as area,
    exists (select from message m where m.chat_id = s.chat_id and m.author = 'user' and m.at > r.at and m.at < s.until)
      as again,
    -- what the bot understood in the last message of the customer
    (select f.intent_id from message m left join message_fact f on f.message_id = m.id
      where m.chat_id = s.chat_id and m.author = 'user' and m.at < s.until order by m.id desc limit 1) as last_intent
  from (
    select c.id as chat_id, c.contact_id, c.channel, m.at,
      coalesce(lead(m.at) over (partition by c.id order by m.at), 'infinity') as until
    from message m join chat c on c.id = m.chat_id
    where c.bot_id = ${bot}::int and m.author = 'user' and not exists (
      select from message e where e.chat_id = m.chat_id and e.author <> 'bot' and e.at < m.at
        and e.at > m.at - interval '24 hours')
  ) s
    left join lateral (
      select min(o.at) as at from chat_event o
      where o.chat_id = s.chat_id and o.kind in ('requested', 'moved') and o.at >= s.at and o.at < s.until
    ) h on true
    left join lateral (
      select max(e.at) as at from chat_event e
      where e.chat_id = s.chat_id and e.kind = 'resolved' and e.at >= s.at and e.at < s.until
    ) r on true
    left join lateral (
      select max(e.at) as at from chat_event e
      where e.chat_id = s.chat_id and e.kind = 'to_bot' and e.at >= s.at and e.at < s.until
    ) b on true`

/**
 * Begins a query with the conversations of a bot (`v`) and those that began on some days (`d`), each with when it went to
 * people, how long they took, and whether that was in time.
 */
export const withVisits = ({ bot, zone, from, to }: Counted): RawBuilder<unknown> => sql`
  with s as (${visitsSql({ bot, zone })}), u as (
    select *, coalesce(handed, written) as to_people, case when not again then resolved end as done,
      -- it ended without an answer
      case when written is null and handed is not null then coalesce(returned, case when not again then resolved end) end
        as given_up
    from s
  ), v as (
    select *, extract(epoch from answered - handed)::int as first_response,
      extract(epoch from done - to_people)::int as resolution,
      ${openSeconds('handed', 'answered', zone)} as first_response_open,
      ${openSeconds('to_people', 'done', zone)} as resolution_open,
      case when answered is not null then ${isWithin('handed', 'answered', zone)}
        when given_up is not null and not ${isWithin('handed', 'given_up', zone)} then false end as on_time
    from u
  ), d as (select * from v where day between ${from}::date and ${to}::date)`

/** Conditions of the sets of conversations on `d`. */
export const SETS = {
  started: sql`true`,
  new_contacts: sql`is_new`,
  bot_only: sql`to_people is null`,
  contained: sql`to_people is null and not again`,
  handed_off: sql`to_people is not null`,
  answered: sql`written is not null`,
  resolved_by_human: sql`written is not null and done is not null`,
  resolved: sql`done is not null`,
  unanswered: sql`handed is not null and written is null and given_up is null`,
  abandoned: sql`given_up is not null`,
  reopened: sql`again`,
  on_time: sql`on_time`,
  late: sql`not on_time`,
  timed_response: sql`first_response is not null`,
  timed_resolution: sql`resolution is not null`,
} as const

/** Rounds as the answers do. */
export const rounded = (value: RawBuilder<unknown>) => sql`round((${value})::numeric, 4)::float8`

/** Selects the figures of the conversations that began on some days. */
export const figuresSql = (of: Counted): RawBuilder<Record<string, number | null>> => {
  const size = (set: keyof typeof SETS) => sql`count(*) filter (where ${SETS[set]})::int`
  const part = (some: RawBuilder<unknown>, all: RawBuilder<unknown>) =>
    rounded(sql`100.0 * ${some} / nullif(${all}, 0)`)
  return sql`${withVisits(of)}
  select ${size('started')} as started, count(distinct contact_id)::int as contacts, ${size('new_contacts')} as new_contacts,
    count(distinct contact_id)::int - ${size('new_contacts')} as returning_contacts, ${size('bot_only')} as bot_only,
    ${part(size('contained'), size('started'))} as containment, ${size('handed_off')} as handed_off,
    ${part(size('handed_off'), size('started'))} as handoff_rate, ${size('resolved_by_human')} as resolved_by_human,
    ${size('unanswered')} as unanswered, ${size('abandoned')} as abandoned, ${size('reopened')} as reopened,
    ${rounded(sql`avg(first_response)`)} as first_response, ${rounded(sql`avg(resolution)`)} as resolution,
    ${part(size('on_time'), sql`count(on_time)`)} as on_time
  from d`
}

/** Selects how long first responses and resolutions took, by the clock and in the hours of attention. */
export const durationsSql = (of: Counted): RawBuilder<Record<string, number | null>> => {
  const columns = (['first_response', 'resolution'] as const).flatMap((metric) =>
    (['', 'open_'] as const).flatMap((open) => {
      const value = sql.ref(open ? `${metric}_open` : metric)
      const at = (place: number) => rounded(sql`percentile_cont(${sql.lit(place)}) within group (order by ${value})`)
      return [
        sql`${rounded(sql`avg(${value})`)} as ${sql.ref(`${metric} ${open}average`)}`,
        sql`${at(0.5)} as ${sql.ref(`${metric} ${open}median`)}`,
        sql`${at(0.9)} as ${sql.ref(`${metric} ${open}p90`)}`,
      ]
    }),
  )
  return sql`${withVisits(of)} select ${sql.join(columns)}, count(first_response)::int as "first_response base",
    count(resolution)::int as "resolution base" from d`
}

/** Selects the scores of some days: what they are, when they were given and in which conversation. */
export const scoresSql = ({ bot, zone, from, to }: Counted): RawBuilder<unknown> => sql`
  select x.kind, x.score, v.chat_id, v.at, v.person from (
    select 'csat' as kind, score, chat_id, rated_at as given from chat_rating where bot_id = ${bot}::int
    union all
    select e.key, e.value::int, r.chat_id, r.started_at from form_run r, jsonb_each_text(r.answers) e
    where r.bot_id = ${bot}::int and e.key in ('csat', 'nps')
  ) x left join v on v.chat_id = x.chat_id and x.given >= v.at and x.given < v.until
  where (x.given at time zone ${zone}::text)::date between ${from}::date and ${to}::date`
