import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { type Among, isAmong, isWhole } from './among.ts'
import type { Run } from './parts/kind.ts'
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

/** Counts what the bot read on some days in the conversations that a call is about. */
export async function readingPartOf(scope: Scope, among: Among, { from, to }: Days, run: Run): Promise<ReadingPart> {
  const joined = (table: 'reading' | 'entity') => sql`from ${sql.table(`conversation_${table}`)} r
    ${isWhole(scope, among) ? sql`` : sql`join conversation c on c.id = r.conversation_id and ${isAmong(scope, among)}`}
    where r.bot_id = ${scope.botId}::int and r.day between ${from}::date and ${to}::date`
  return {
    days: await run(sql<ReadingPart['days'][number]>`
      select r.day::text as day, coalesce(sum(r.readings) filter (where not ${isNotUnderstood}), 0)::int as understood,
        coalesce(sum(r.readings) filter (where ${isNotUnderstood}), 0)::int as not_understood
      ${joined('reading')} group by 1`),
    intents: await run(sql<ReadingPart['intents'][number]>`
      select r.intent_id, sum(r.readings)::int as hits, sum(r.confidence) as confidence,
        sum(r.rejected)::int as misunderstood, max(r.day)::text as last
      ${joined('reading')} and r.intent_id > 0 and r.readings > 0 and not ${isNotUnderstood} group by 1`),
    entities: await run(sql<ReadingPart['entities'][number]>`
      select r.entity, sum(r.found)::int as found ${joined('entity')} group by 1 having sum(r.found) > 0`),
    dropped: await run(sql<ReadingPart['dropped'][number]>`
      select c.last_intent_id as intent_id, count(*)::int as conversations from conversation c
      where ${isAmong(scope, among)} and c.day between ${from}::date and ${to}::date
        and c.last_intent_id is not null and c.handed_at is null group by 1`),
  }
}
