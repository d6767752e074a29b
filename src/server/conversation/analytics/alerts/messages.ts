import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { isAmong } from '../among.ts'
import { joinConversation } from '../of-message.ts'
import { deliveryRate, withReceipts } from '../receipts.ts'
import { percent } from '../statistics.ts'
import type { Counting, Measured } from './counting.ts'

/** Periods up to this many milliseconds are counted message by message; longer ones by whole hours. */
const FINE = 3_600_000

interface Counts {
  received: number
  tracked: number
  delivered: number
  read: number
  /** those of channels with receipts */
  failed: number
}

const NONE: Counts = { received: 0, tracked: 0, delivered: 0, read: 0, failed: 0 }

/** Counts the messages since a moment. Longer periods begin with the hour in which they do: their counts are stored. */
export async function messagesSince(
  metric: 'received' | 'failed' | 'delivery_rate' | 'read_rate',
  of: Counting,
): Promise<Measured> {
  if (metric === 'failed') return failed(of)
  const counts = of.now.getTime() - of.since.getTime() <= FINE ? await fine(of) : await hourly(of)
  const { received, tracked, delivered, read } = counts
  if (metric === 'received') return { value: received }
  return metric === 'read_rate'
    ? { value: percent(read, delivered), base: delivered }
    : { value: deliveryRate(counts), base: tracked }
}

/** Those that a channel refused have an index of their own. */
async function failed({ scope, among, since, now }: Counting): Promise<Measured> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from message m ${joinConversation('m')}
    where m.bot_id = ${scope.botId}::int and m.status = 'failed' and m.author in ('bot', 'agent')
      and m.at >= ${since}::timestamptz and m.at <= ${now}::timestamptz and ${isAmong(scope, among)}`.execute(db())
  return { value: rows[0]?.count ?? 0 }
}

/**
 * Reads the messages of the conversations that had any in these hours: messages have no index by time. What a chat had
 * before those conversations stays unread, however much it is.
 */
async function fine({ scope, among, since, now }: Counting): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where m.author = 'user')::int as received,
      count(*) filter (where m.author <> 'user' and ${withReceipts})::int as tracked,
      count(*) filter (where m.author <> 'user' and ${withReceipts}
        and m.status in ('delivered', 'read'))::int as delivered,
      count(*) filter (where m.author <> 'user' and ${withReceipts} and m.status = 'read')::int as read,
      count(*) filter (where m.author <> 'user' and ${withReceipts} and m.status = 'failed')::int as failed
    from (
        select k.chat_id, min(k.first_message) as first_message
        from conversation_message o join conversation k on k.id = o.conversation_id
        where o.bot_id = ${scope.botId}::int and o.day >= (${since}::timestamptz at time zone ${scope.timeZone}::text)::date
        group by k.chat_id
      ) spoken
      join message m on m.chat_id = spoken.chat_id and m.id >= spoken.first_message
      ${joinConversation('m')}
    where m.author in ('user', 'bot', 'agent') and not m.for_team
      and m.at >= ${since}::timestamptz and m.at <= ${now}::timestamptz and ${isAmong(scope, among)}`.execute(db())
  return rows[0] ?? NONE
}

async function hourly({ scope, among, since }: Counting): Promise<Counts> {
  const here = sql`date_trunc('hour', ${since}::timestamptz at time zone ${scope.timeZone}::text)`
  const { rows } = await sql<Counts>`
    select coalesce(sum(m.messages) filter (where m.author = 'user'), 0)::int as received,
      coalesce(sum(m.messages) filter (where m.author <> 'user' and ${withReceipts}), 0)::int as tracked,
      coalesce(sum(m.delivered) filter (where m.author <> 'user' and ${withReceipts}), 0)::int
        as delivered,
      coalesce(sum(m.read) filter (where m.author <> 'user' and ${withReceipts}), 0)::int as read,
      coalesce(sum(m.failed) filter (where m.author <> 'user' and ${withReceipts}), 0)::int as failed
    from conversation_message m join conversation c on c.id = m.conversation_id
    where m.bot_id = ${scope.botId}::int and m.day >= ${here}::date
      and m.day + make_interval(hours => m.slot % 24) >= ${here} and ${isAmong(scope, among)}`.execute(db())
  return rows[0] ?? NONE
}
