import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { DETRACTOR, isScoreAmong, PROMOTER, scoresGiven } from '../satisfaction.ts'
import type { Counting, Measured } from './counting.ts'

const towardsNps = sql`case when g.score >= ${sql.lit(PROMOTER)} then 100 when g.score <= ${sql.lit(DETRACTOR)} then -100 else 0 end`

/** Returns the average of the scores since a moment, or promoters less detractors in percent, of the conversations in which or before which they were given. */
export async function scoresSince(metric: 'csat' | 'nps', { scope, among, since, now }: Counting): Promise<Measured> {
  const { rows } = await sql<{ value: number | null; base: number }>`
    select avg(${metric === 'csat' ? sql`g.score` : towardsNps})::float8 as value, count(*)::int as base
    ${scoresGiven(scope, (column) => {
      const at = sql.ref(column)
      return sql`(${at} >= ${since}::timestamptz and ${at} <= ${now}::timestamptz)`
    })}
    where g.kind = ${metric}::text and ${isScoreAmong(scope, among)}`.execute(db())
  return rows[0] ?? { value: null, base: 0 }
}
