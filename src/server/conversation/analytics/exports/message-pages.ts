import { sql } from 'kysely'
import { ChannelOptions, ChatDeliveryOptions } from '../../../../../generated/options.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { isAmong } from '../among.ts'
import { KIND_OPTIONS } from '../kinds.ts'
import { isNotUnderstood } from '../sets.ts'
import { type Cell, cellsOf, decimal, moment, named } from './cells.ts'
import { type ExportPages, joinNext } from './pages.ts'
import type { ExportPlace } from './store.ts'

/** Messages that a conversation has on a day, about: so many conversations are looked at for a page of messages. */
const PER_CONVERSATION = 4

const AUTHORS = [
  { value: 'user', label: 'Cliente' },
  { value: 'bot', label: 'Chatbot' },
  { value: 'agent', label: 'Equipo' },
]

const kind = sql`message_kind(m, case when m.has_files then first_file_type(m.id) end)`

const files = sql`case when m.has_files then (
    select string_agg(x.filename, ', ' order by f.position) from message_file f join media x on x.id = f.media_id
    where f.message_id = m.id) end`

const understood = sql`r.message_id is not null and not ${isNotUnderstood}`

const columns = ({ timeZone }: Pick<Scope, 'timeZone'>): Cell[] => [
  ['Mensaje', sql`m.id`],
  ['Conversación', sql`c.id`],
  ['Chat', sql`c.chat_id`],
  ['Contacto', sql`chat.user_name`],
  ['Canal', named(sql`c.channel`, ChannelOptions)],
  ['Fecha', moment(sql`m.at`, timeZone)],
  ['Dirección', sql`case m.author when 'user' then 'Recibido' else 'Enviado' end`],
  ['Autor', named(sql`m.author`, AUTHORS)],
  ['Persona', sql`case m.author when 'agent' then coalesce(m.signed_as, w.name) end`],
  ['Tipo', named(kind, KIND_OPTIONS)],
  ['Texto', sql`m.body`],
  ['Archivos', files],
  ['Envío', sql`case when m.author <> 'user' then ${named(sql`m.status`, ChatDeliveryOptions)} end`],
  ['Intención', sql`case when ${understood} then i.name end`],
  ['Confianza', sql`case when ${understood} and i.id is not null then ${decimal(sql`r.confidence`)} end`],
]

/** Files with a row per message of the days, in the order of their days and conversations. */
export const messagePages: ExportPages = {
  headings: columns({ timeZone: '' }).map(([name]) => name),
  async next({ scope, among, days }, after, rows) {
    const from: Required<ExportPlace> = {
      ...{ day: after?.day ?? days.from, conversation: after?.conversation ?? 0 },
      // Without a message the conversation of that day is over.
      message: after ? (after.message ?? Number.MAX_SAFE_INTEGER) : 0,
    }
    const most = Math.ceil(rows / PER_CONVERSATION) + 1
    const found = await sql<{ day: string; id: number }>`
      select m.day::text as day, m.conversation_id as id from conversation_message m
      where m.bot_id = ${scope.botId}::int and m.day between ${from.day}::date and ${days.to}::date
        and (m.day, m.conversation_id) >= (${from.day}::date, ${from.conversation}::int)
      group by m.day, m.conversation_id order by m.day, m.conversation_id limit ${most}::int`.execute(db())
    const last = found.rows.at(-1)
    if (!last) return { lines: [], place: null }
    const messages = await sql<{ cells: string[]; day: string; conversation: number; message: number }>`
      select ${cellsOf(columns(scope))} as cells, p.day::text as day, c.id as conversation, m.id as message
      from unnest(${found.rows.map(({ day }) => day)}::date[], ${found.rows.map(({ id }) => id)}::int[]) p(day, id)
        join conversation c on c.id = p.id join chat on chat.id = c.chat_id ${joinNext}
        join message m on m.chat_id = c.chat_id and m.id >= c.first_message
          and (n.first_message is null or m.id < n.first_message)
        left join app_user w on w.id = m.user_id
        left join message_fact r on r.message_id = m.id left join intent i on i.id = r.intent_id
      where m.at >= p.day::timestamp at time zone ${scope.timeZone}::text
        and m.at < (p.day + 1)::timestamp at time zone ${scope.timeZone}::text
        and m.author in ('user', 'bot', 'agent') and not m.for_team and ${isAmong(scope, among)}
        and (p.day, c.id, m.id) > (${from.day}::date, ${from.conversation}::int, ${from.message}::bigint)
      order by p.day, c.id, m.id limit ${rows}::int`.execute(db())
    const lines = messages.rows.map(({ cells }) => cells)
    const end = messages.rows.at(-1)
    if (end && messages.rows.length === rows) {
      const { day, conversation, message } = end
      return { lines, place: { day, conversation, message } }
    }
    return { lines, place: found.rows.length < most ? null : { day: last.day, conversation: last.id } }
  },
}
