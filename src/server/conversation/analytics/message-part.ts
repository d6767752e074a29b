import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, isAmong, isWhole } from './among.ts'
import { type Failure, failuresOf } from './failures.ts'
import type { Run } from './parts/kind.ts'
import type { Days } from './range.ts'

/** What is counted of the messages of some days. */
export interface MessagePart {
  days: { day: string; author: 'user' | 'bot' | 'agent'; messages: number }[]
  kinds: MessageKind[]
  slots: { slot: number; received: number }[]
  /** conversations with messages that began on these days */
  conversations: number
  /** conversations with messages that began before */
  earlier: { id: number; day: string }[]
  failures: Failure[]
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
export async function messagePartOf(scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<MessagePart> {
  const when = sql`m.bot_id = ${scope.botId}::int and m.day between ${from}::date and ${to}::date`
  const joined = sql`from conversation_message m join conversation c on c.id = m.conversation_id
    where ${when} and ${isAmong(scope, among)}`
  // Reading the conversations takes longer than the rest.
  const here = isWhole(scope, among) ? sql`from conversation_message m where ${when}` : joined
  // A message that went to another conversation leaves a row that counts none.
  const all = await run(sql<{ count: number }>`
    select count(distinct m.conversation_id)::int as count ${here} and m.messages <> 0`)
  const earlier = await run(sql<MessagePart['earlier'][number]>`
    select c.id, c.day::text as day ${joined} and m.messages <> 0 and c.day < ${from}::date group by 1, 2`)
  return {
    days: await run(sql<MessagePart['days'][number]>`
      select m.day::text as day, m.author, sum(m.messages)::int as messages ${here} group by 1, 2`),
    kinds: await run(sql<MessageKind>`
      select m.author, m.kind, c.channel, sum(m.messages)::int as messages, sum(m.delivered)::int as delivered,
        sum(m.read)::int as read, sum(m.failed)::int as failed
      ${joined} group by 1, 2, 3`),
    slots: await run(sql<MessagePart['slots'][number]>`
      select m.slot, sum(m.messages)::int as received ${here} and m.author = 'user' group by 1`),
    conversations: (all[0]?.count ?? 0) - earlier.length,
    earlier,
    failures: await run(failuresOf(scope, among, { from, to })),
  }
}
