import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, begunBy, isAmong, isWhole } from './among.ts'
import { type Run, rowsOf } from './parts/kind.ts'
import type { Days } from './range.ts'
import { isNotUnderstood } from './sets.ts'

/** What is counted of what the bot read on some days. */
export interface ReadingPart {
  days: { day: string; understood: number; not_understood: number }[]
  intents: { intent_id: number; hits: number; confidence: number; misunderstood: number; last: string }[]
  entities: { entity: string; found: number }[]
  /** conversations that ended with an intent, without a person */
  dropped: { intent_id: number; conversations: number }[]
}

/**
 * Counts what the bot read on some days in the conversations that a call is about. The rows are read once for all that
 * is counted of them, since finding the conversations takes longer than the rest.
 */
export async function readingPartOf(scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<ReadingPart> {
  const joined = (table: 'reading' | 'entity') => sql`from ${sql.table(`conversation_${table}`)} r
    ${isWhole(scope, among) ? sql`` : sql`join ${begunBy(to)} on c.id = r.conversation_id and ${isAmong(scope, among)}`}
    where r.bot_id = ${scope.botId}::int and r.day between ${from}::date and ${to}::date`
  const read = await run(sql<Pick<ReadingPart, 'days' | 'intents'>>`
    with here as materialized (
      select r.day, r.intent_id, ${isNotUnderstood} as missed, sum(r.readings)::int as readings,
        sum(r.confidence) as confidence, sum(r.rejected)::int as rejected
      ${joined('reading')} group by 1, 2, 3
    )
    select
      ${rowsOf(sql`
        select day, coalesce(sum(readings) filter (where not missed), 0)::int as understood,
          coalesce(sum(readings) filter (where missed), 0)::int as not_understood
        from here group by 1`)} as days,
      ${rowsOf(sql`
        select intent_id, sum(readings)::int as hits, sum(confidence) as confidence,
          sum(rejected)::int as misunderstood, max(day) as last
        from here where intent_id > 0 and readings > 0 and not missed group by 1`)} as intents`)
  return {
    ...(read[0] ?? { days: [], intents: [] }),
    entities: await run(sql<ReadingPart['entities'][number]>`
      select r.entity, sum(r.found)::int as found ${joined('entity')} group by 1 having sum(r.found) > 0`),
    dropped: await run(sql<ReadingPart['dropped'][number]>`
      select c.last_intent_id as intent_id, count(*)::int as conversations from conversation c
      where ${isAmong(scope, among)} and c.day between ${from}::date and ${to}::date
        and c.last_intent_id is not null and c.handed_at is null group by 1`),
  }
}
