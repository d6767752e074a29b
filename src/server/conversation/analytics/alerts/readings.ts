import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { isAmong } from '../among.ts'
import { joinConversation } from '../of-message.ts'
import { isNotUnderstood, isUnderstood } from '../sets.ts'
import { percent } from '../statistics.ts'
import type { Counting, Measured } from './counting.ts'

interface Readings {
  read: number
  missed: number
  hits: number
  confidence: number
  rejected: number
}

/** Counts what the bot read since a moment. */
export async function readingsSince(
  metric: 'confidence' | 'fallback_rate' | 'misunderstood',
  { scope, among, since, now }: Counting,
): Promise<Measured> {
  const { rows } = await sql<Readings>`
    select count(*)::int as read, count(*) filter (where ${isNotUnderstood})::int as missed,
      count(*) filter (where ${isUnderstood})::int as hits,
      coalesce(sum(r.confidence) filter (where ${isUnderstood}), 0)::float8 as confidence,
      count(*) filter (where ${isUnderstood} and r.rejected)::int as rejected
    from message_fact r join message m on m.id = r.message_id ${joinConversation('m')}
    where r.bot_id = ${scope.botId}::int and r.at >= ${since}::timestamptz and r.at <= ${now}::timestamptz
      and ${isAmong(scope, among)}`.execute(db())
  const { read = 0, missed = 0, hits = 0, confidence = 0, rejected = 0 } = rows[0] ?? {}
  if (metric === 'misunderstood') return { value: rejected }
  return metric === 'confidence'
    ? { value: percent(confidence, hits), base: hits }
    : { value: percent(missed, read), base: read }
}
