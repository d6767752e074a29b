import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { OpeningHours } from '../../knowledge/dialogue/hours.ts'
import { SESSION_HOURS } from '../chats/core/session-start.ts'

type Item = components['schemas']['ChatItem']

/** Something that happened in a chat. */
interface Moment {
  chatId: number
  at: Date
  /** the customer's message; by default their last one until then */
  messageId?: number | null
}

/** What the conditions of rules compare: the message and the time of the moment, the chat as it is now. */
export interface Facts {
  moment: Moment
  chat_id: number
  contact_id: number
  user_name: string
  channel: Item['channel']
  area_id: number | null
  type: Item['type']
  priority: components['schemas']['ChatPriority']
  labels: number[]
  /** as staff see it */
  text: string
  /** the hours of its area, else those of the bot */
  schedule: OpeningHours | null
  /** whether the customer first wrote a short time before */
  first: boolean
}

type Row = Omit<Facts, 'moment'> & { place: number }

/** Reads the facts of moments, in one statement. Moments of chats that are gone, or whose contact is blocked, have none. */
export async function factsOf({ botId }: Pick<Scope, 'botId'>, moments: readonly Moment[]): Promise<Facts[]> {
  if (moments.length === 0) return []
  const asked = moments.map(({ chatId, at, messageId = null }, place) => ({
    ...{ place, chat_id: chatId, at: at.toISOString(), message_id: messageId },
  }))
  const { rows } = await sql<Row>`
    select n.place, c.id as chat_id, c.contact_id, c.user_name, c.channel, c.area_id, c.type, c.priority,
      coalesce((select jsonb_agg(l.label_id) from chat_label l where l.chat_id = c.id), '[]') as labels,
      coalesce(case when n.message_id is not null
        then (select m.body from message m where m.id = n.message_id and m.chat_id = c.id and m.author = 'user')
        else (select m.body from message m where m.chat_id = c.id and m.author = 'user' and m.at <= n.at
          order by m.id desc limit 1) end, '') as text,
      coalesce(a.schedule, b.settings->'handoff'->'schedule') as schedule,
      not exists (select from chat o cross join lateral (
          select m.at from message m where m.chat_id = o.id and m.author = 'user' order by m.id limit 1
        ) f where o.contact_id = c.contact_id and f.at < n.at - make_interval(hours => ${SESSION_HOURS}::int)) as first
    from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
      as n(place int, chat_id int, at timestamptz, message_id int)
    join chat c on c.id = n.chat_id and c.bot_id = ${botId}
    join bot b on b.id = c.bot_id
    join contact k on k.id = c.contact_id and not k.blocked
    left join area a on a.id = c.area_id
    order by n.place`.execute(db())
  return rows.flatMap(({ place, ...row }) => {
    const moment = moments[place]
    return moment ? [{ ...row, moment }] : []
  })
}
