import { type RawBuilder, sql } from 'kysely'

// When a customer waits for a person. The chat is the table or alias `chat` of the query.

const column = (chat: string, name: string) => sql.ref(`${chat}.${name}`)

/** Whether people attend a chat, or are asked to, now. A snoozed chat waits for its time, not for an answer. */
const isForPeople = (chat: string): RawBuilder<boolean> =>
  sql<boolean>`(${column(chat, 'type')} in ('live', 'request') and ${column(chat, 'snoozed_until')} is null)`

/** Whether a customer waits for a person now. One whom staff gave to people, and who has not written since, does not. */
export const isWaiting = (chat: string): RawBuilder<boolean> =>
  sql<boolean>`(${isForPeople(chat)} and ${column(chat, 'state')} <> 2 and not ${column(chat, 'answered')}
    and (${column(chat, 'type')} = 'live' or ${column(chat, 'requested_at')} is not null)
    and ${column(chat, 'last_inbound_at')} is not null)`

/** The last message of a person in a chat: before another one, or at all. */
export const lastAnswer = (chat: string, before?: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select max(a.id) from message a where a.chat_id = ${column(chat, 'id')} and a.author = 'agent'
    ${before ? sql`and a.id < ${before}` : sql``}), 0)`

/**
 * Selects since when the customer of a chat waits (`since`): from their first message that no person answered, at the
 * earliest from when the chat went to people. What the bot says is no answer. `message_id` is their last message.
 */
export const waitSince = (chat: string): RawBuilder<unknown> => sql`
  select greatest(min(m.at), ${column(chat, 'requested_at')}) as since, max(m.id)::int as message_id
  from message m where m.chat_id = ${column(chat, 'id')} and m.author = 'user' and m.id > ${lastAnswer(chat)}`

/** An earlier wait: the last answer before it, and the id and the time of the one that ended it, if any. */
interface PastWait {
  after: RawBuilder<unknown>
  end: RawBuilder<unknown>
  endedAt: RawBuilder<unknown>
}

/** Selects since when the customer of a chat waited (`since`). When the chat went to people after it, it began with them. */
export const pastWaitSince = (chat: string, { after, end, endedAt }: PastWait): RawBuilder<unknown> => sql`
  select greatest(min(m.at), case when ${endedAt} is null or ${column(chat, 'requested_at')} < ${endedAt}
    then ${column(chat, 'requested_at')} end) as since
  from message m where m.chat_id = ${column(chat, 'id')} and m.author = 'user'
    and m.id > ${after} and (${end} is null or m.id < ${end})`
