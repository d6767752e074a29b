import { sql } from 'kysely'
import { ChannelOptions } from '../../../../../generated/options.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { seenRun } from '../../../knowledge/forms/seen-runs.ts'
import { isAmong } from '../among.ts'
import { serverScope } from '../server-scope.ts'
import { isNotUnderstood } from '../sets.ts'
import { type Cell, cellsOf, decimal, moment, named, yesNo } from './cells.ts'
import { type ExportPages, joinNext } from './pages.ts'

/** Who wrote for the team in a conversation (`c`). */
const people = sql`case when c.agent_messages > 0 then (
    select string_agg(distinct coalesce(m.signed_as, w.name), ', ') from message m left join app_user w on w.id = m.user_id
    where m.chat_id = c.chat_id and m.id >= c.first_message and (n.first_message is null or m.id < n.first_message)
      and m.author = 'agent' and not m.for_team) end`

const resolvedBy = sql`case when c.resolved_at is not null then (
    select case e.actor when 'bot' then 'Chatbot' when 'system' then 'Automático' else e.actor_name end from chat_event e
    where e.chat_id = c.chat_id and e.kind = 'resolved' and e.at between c.resolved_at - interval '1 minute'
      and c.resolved_at + interval '1 minute'
    order by e.id desc limit 1) end`

/** What the bot understood last: customers end with thanks, or with what they say to a person, which it does not read. */
const lastIntent = sql`coalesce((
    select x.name from message_fact r join intent x on x.id = r.intent_id
    where r.chat_id = c.chat_id and r.message_id >= c.first_message
      and (n.first_message is null or r.message_id < n.first_message) and not ${isNotUnderstood}
    order by r.message_id desc limit 1), i.name)`

const labels = sql`(select string_agg(l.title, ', ' order by l.title) from chat_label k join label l on l.id = k.label_id
  where k.chat_id = c.chat_id)`

/** What the customer scored from the beginning of the conversation to the next one. */
const scored = (scope: Scope, kind: 'csat' | 'nps') => sql`(
  select avg(score) from (
    select (u.answers->>(q->>'id'))::float8 as score
    from form_run u join form f on f.id = u.form_id, jsonb_array_elements(f.questions) q
    where u.chat_id = c.chat_id and u.started_at >= c.started_at
      and (n.started_at is null or u.started_at < n.started_at)
      and q->>'kind' = ${sql.lit(kind)} and jsonb_typeof(u.answers->(q->>'id')) = 'number' and ${seenRun(scope)}
    ${
      kind === 'csat'
        ? sql`union all select v.score from chat_rating v where v.chat_id = c.chat_id
            and v.rated_at >= c.started_at and (n.started_at is null or v.rated_at < n.started_at)`
        : sql``
    }
  ) given)`

function columns(scope: Scope): Cell[] {
  const at = (name: string) => moment(sql.ref(`c.${name}`), scope.timeZone)
  return [
    ['Conversación', sql`c.id`],
    ['Chat', sql`c.chat_id`],
    ['Contacto', sql`chat.user_name`],
    ['Canal', named(sql`c.channel`, ChannelOptions)],
    ['Área', sql`a.name`],
    ['Atendida por', sql`u.name`],
    ['Contestaron', people],
    ['Empezó', at('started_at')],
    ['Último mensaje', at('last_at')],
    ['Pasó a una persona', at('handed_at')],
    ['Primera respuesta', at('answered_at')],
    ['Resuelta', at('resolved_at')],
    ['Resuelta por', resolvedBy],
    [
      'Estado',
      sql`case when c.resolved_at is not null then 'Resuelta'
        when c.handed_at is not null and c.returned_at is null then 'Con el equipo' else 'Con el chatbot' end`,
    ],
    ['Primera respuesta (segundos)', sql`c.first_response`],
    ['Primera respuesta en horario (segundos)', sql`c.first_response_open`],
    ['Dentro del plazo', yesNo(sql`c.on_time`)],
    ['Resolución (segundos)', sql`c.resolution`],
    ['Resolución en horario (segundos)', sql`c.resolution_open`],
    ['Veces reabierta', sql`c.reopened`],
    ['Mensajes del cliente', sql`c.customer_messages`],
    ['Mensajes del chatbot', sql`c.bot_messages`],
    ['Mensajes del equipo', sql`c.agent_messages`],
    ['Última intención', lastIntent],
    ['Contacto nuevo', yesNo(sql`c.is_first`)],
    ['Etiquetas', labels],
    ['Satisfacción', decimal(scored(scope, 'csat'))],
    ['NPS', decimal(scored(scope, 'nps'))],
  ]
}

/** Files with a row per conversation that began on the days. */
export const conversationPages: ExportPages = {
  headings: columns(serverScope(0)).map(([name]) => name),
  async next({ scope, among, days }, after, rows) {
    const { day, conversation } = after ?? { day: days.from, conversation: 0 }
    const found = await sql<{ id: number; day: string }>`
      select c.id, c.day::text as day from conversation c
      where c.bot_id = ${scope.botId}::int and c.day between ${day}::date and ${days.to}::date
        and (c.day, c.id) > (${day}::date, ${conversation}::int)
      order by c.day, c.id limit ${rows}::int`.execute(db())
    const ids = found.rows.map(({ id }) => id)
    const last = found.rows.at(-1)
    if (!last) return { lines: [], place: null }
    const lines = await sql<{ cells: string[] }>`
      select ${cellsOf(columns(scope))} as cells
      from conversation c join chat on chat.id = c.chat_id
        left join area a on a.id = c.area_id left join app_user u on u.id = c.user_id
        left join intent i on i.id = c.last_intent_id ${joinNext}
      where c.id = any(${ids}::int[]) and ${isAmong(scope, among)}
      order by c.day, c.id`.execute(db())
    return {
      lines: lines.rows.map(({ cells }) => cells),
      place: ids.length < rows ? null : { day: last.day, conversation: last.id },
    }
  },
}
