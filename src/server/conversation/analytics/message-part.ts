import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, begunBy, isAmong } from './among.ts'
import { type Failure, failuresOf } from './failures.ts'
import { type Run, rowsOf } from './parts/kind.ts'
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

/**
 * Counts the messages of some days in the conversations that a call is about. The rows are read once for all that is
 * counted of them, since finding the conversations takes longer than the rest.
 */
export async function messagePartOf(scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<MessagePart> {
  // A message that went to another conversation leaves a row that counts none.
  const counted = await run(sql<Omit<MessagePart, 'failures'>>`
    with here as materialized (
      select m.*, c.channel, c.day as began
      from conversation_message m join ${begunBy(to)} on c.id = m.conversation_id
      where m.bot_id = ${scope.botId}::int and m.day between ${from}::date and ${to}::date and ${isAmong(scope, among)}
    )
    select
      ${rowsOf(sql`select day, author, sum(messages)::int as messages from here group by 1, 2`)} as days,
      ${rowsOf(sql`
        select author, kind, channel, sum(messages)::int as messages, sum(delivered)::int as delivered,
          sum(read)::int as read, sum(failed)::int as failed
        from here group by 1, 2, 3`)} as kinds,
      ${rowsOf(sql`select slot, sum(messages)::int as received from here where author = 'user' group by 1`)} as slots,
      (select count(distinct conversation_id)::int from here where messages <> 0 and began >= ${from}::date)
        as conversations,
      ${rowsOf(sql`
        select distinct conversation_id as id, began as day from here where messages <> 0 and began < ${from}::date
      `)} as earlier`)
  const nothing = { days: [], kinds: [], slots: [], conversations: 0, earlier: [] }
  return { ...(counted[0] ?? nothing), failures: await run(failuresOf(scope, among, { from, to })) }
}
