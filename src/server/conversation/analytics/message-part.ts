import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { type Among, isAmong } from './among.ts'
import type { Days } from './range.ts'

/** What is counted of the messages of some days. */
export interface MessagePart {
  days: { day: string; author: 'user' | 'bot' | 'agent'; messages: number }[]
  kinds: MessageKind[]
  slots: { slot: number; received: number }[]
  /** conversations with messages */
  conversations: number
}

/** The messages of a kind that somebody wrote, by channel since not all of them tell what was delivered. */
interface MessageKind {
  author: 'user' | 'bot' | 'agent'
  kind: string
  channel: string
  messages: number
  delivered: number
  read: number
  failed: number
}

/** Counts the messages of some days in the conversations that a call is about. */
export async function messagePartOf(scope: Scope, among: Among, { from, to }: Days): Promise<MessagePart> {
  const here = sql`from conversation_message m join conversation c on c.id = m.conversation_id
    where m.bot_id = ${scope.botId}::int and m.day between ${from}::date and ${to}::date and ${isAmong(scope, among)}`
  const days = await sql<MessagePart['days'][number]>`
    select m.day::text as day, m.author, sum(m.messages)::int as messages ${here} group by 1, 2`.execute(db())
  if (days.rows.length === 0) return { days: [], kinds: [], slots: [], conversations: 0 }
  const kinds = await sql<MessageKind>`
    select m.author, m.kind, c.channel, sum(m.messages)::int as messages, sum(m.delivered)::int as delivered,
      sum(m.read)::int as read, sum(m.failed)::int as failed
    ${here} group by 1, 2, 3`.execute(db())
  const slots = await sql<MessagePart['slots'][number]>`
    select m.slot, sum(m.messages)::int as received ${here} and m.author = 'user' group by 1`.execute(db())
  const conversations = await sql<{ count: number }>`
    select count(distinct m.conversation_id)::int as count ${here}`.execute(db())
  return { days: days.rows, kinds: kinds.rows, slots: slots.rows, conversations: conversations.rows[0]?.count ?? 0 }
}
