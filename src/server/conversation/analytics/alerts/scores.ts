import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { seenRun } from '../../../knowledge/forms/seen-runs.ts'
import { isAmong } from '../among.ts'
import { DETRACTOR, PROMOTER } from '../satisfaction.ts'
import type { Counting, Measured } from './counting.ts'

const towardsNps = sql`case when g.score >= ${sql.lit(PROMOTER)} then 100 when g.score <= ${sql.lit(DETRACTOR)} then -100 else 0 end`

/** Returns the average of the scores since a moment, or promoters less detractors in percent, of the conversations in which or before which they were given. */
export async function scoresSince(metric: 'csat' | 'nps', { scope, among, since, now }: Counting): Promise<Measured> {
  const { rows } = await sql<{ value: number | null; base: number }>`
    with given as (
      select u.chat_id, u.started_at as at, (u.answers->>(q->>'id'))::float8 as score
      from form_run u join form f on f.id = u.form_id cross join lateral jsonb_array_elements(f.questions) q
      where u.bot_id = ${scope.botId}::int and u.started_at >= ${since}::timestamptz
        and u.started_at <= ${now}::timestamptz and q->>'kind' = ${metric}
        and jsonb_typeof(u.answers->(q->>'id')) = 'number' and ${seenRun(scope)}
      union all
      select v.chat_id, v.rated_at, v.score from chat_rating v
      where v.bot_id = ${scope.botId}::int and v.rated_at >= ${since}::timestamptz
        and v.rated_at <= ${now}::timestamptz and ${metric} = 'csat'
    )
    select avg(${metric === 'csat' ? sql`g.score` : towardsNps})::float8 as value, count(*)::int as base
    from given g cross join lateral (
      select c.* from conversation c where c.chat_id = g.chat_id and c.started_at <= g.at
      order by c.started_at desc limit 1
    ) c where ${isAmong(scope, among)}`.execute(db())
  return rows[0] ?? { value: null, base: 0 }
}
