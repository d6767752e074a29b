import { type RawBuilder, sql } from 'kysely'

// What the figures should be, from the messages and what the threads show alone: none of it uses what the
// product counts. In `counted.txt` no customer writes within a day of an earlier conversation.

/** Selects the conversations of a bot with what happened in each, in the zone of the bot. */
export const visitsSql = (bot: number, zone: string): RawBuilder<unknown> => sql`
  select s.*, (s.at at time zone ${zone}::text)::date as day,
    extract(hour from s.at at time zone ${zone}::text)::int as hour,
    extract(isodow from s.at at time zone ${zone}::text)::int - 1 as weekday,
    row_number() over (partition by s.contact_id order by s.at) = 1 as is_new,
    h.at as handed,
    (select min(m.at) from message m where m.chat_id = s.chat_id and m.author = 'agent' and m.at > h.at and m.at < s.until)
      as answered,
    (select min(m.at) from message m where m.chat_id = s.chat_id and m.author = 'agent' and m.at >= s.at and m.at < s.until)
      as written,
    (select m.user_id from message m where m.chat_id = s.chat_id and m.author = 'agent' and m.at >= s.at and m.at < s.until
      order by m.id desc limit 1) as person,
    r.at as resolved,
    exists (select from message m where m.chat_id = s.chat_id and m.author = 'user' and m.at > r.at and m.at < s.until)
      as again
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
    ) r on true`

/** Selects the figures of the conversations that began on some days. */
export const figuresSql = (
  bot: number,
  zone: string,
  from: string,
  to: string,
): RawBuilder<Record<string, number>> => sql`
  with t as (${visitsSql(bot, zone)}), d as (
    select *, coalesce(handed, written) is not null as with_people,
      resolved is not null and not again as is_resolved
    from t where day between ${from}::date and ${to}::date
  )
  select count(*)::int as started, count(distinct contact_id)::int as contacts,
    count(*) filter (where is_new)::int as new_contacts,
    count(distinct contact_id)::int - count(*) filter (where is_new)::int as returning_contacts,
    count(*) filter (where not with_people)::int as bot_only,
    round(100.0 * count(*) filter (where not with_people) / nullif(count(*), 0), 4)::float8 as containment,
    count(*) filter (where with_people)::int as handed_off,
    round(100.0 * count(*) filter (where with_people) / nullif(count(*), 0), 4)::float8 as handoff_rate,
    count(*) filter (where written is not null and is_resolved)::int as resolved_by_human,
    count(*) filter (where with_people and written is null and not is_resolved)::int as unanswered,
    count(*) filter (where with_people and written is null and is_resolved)::int as abandoned,
    count(*) filter (where again)::int as reopened,
    round(avg(extract(epoch from answered - handed)), 4)::float8 as first_response,
    round(avg(extract(epoch from resolved - coalesce(handed, written))) filter (where is_resolved), 4)::float8 as resolution,
    round(100.0 * count(*) filter (where answered - handed <= interval '20 minutes')
      / nullif(count(*) filter (where answered is not null), 0), 4)::float8 as answered_in_20,
    percentile_cont(0.5) within group (order by extract(epoch from answered - handed)) as median,
    percentile_cont(0.9) within group (order by extract(epoch from answered - handed)) as p90
  from d`

/** Selects how many messages of each author there are on each day. */
export const messagesSql = (bot: number, zone: string, from: string, to: string): RawBuilder<MessageCount> => sql`
  select (at at time zone ${zone}::text)::date::text as day, author, count(*)::int as messages,
    count(*) filter (where status = 'failed')::int as failed
  from message where bot_id = ${bot}::int and author in ('user', 'bot', 'agent')
    and (at at time zone ${zone}::text)::date between ${from}::date and ${to}::date
  group by 1, 2`

export interface MessageCount {
  day: string
  author: 'user' | 'bot' | 'agent'
  messages: number
  failed: number
}

/** Selects how the bot understood what it read. */
export const readingsSql = (bot: number, zone: string, from: string, to: string): RawBuilder<ReadingCount> => sql`
  select i.name, count(*)::int as hits, round(avg(f.confidence)::numeric, 4)::float8 as confidence
  from message_fact f left join intent i on i.id = f.intent_id
  where f.bot_id = ${bot}::int and (f.at at time zone ${zone}::text)::date between ${from}::date and ${to}::date
  group by 1 order by 1`

export interface ReadingCount {
  /** null for what was not understood */
  name: string | null
  hits: number
  confidence: number | null
}
