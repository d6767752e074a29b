import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { seenRun } from '../../knowledge/forms/seen-runs.ts'
import { type Among, isAmong, isWhole } from './among.ts'
import { isOnDays } from './on-days.ts'
import type { Run } from './parts/kind.ts'
import type { Days } from './range.ts'
import { type Estimate, estimate } from './statistics.ts'

/** What customers scored: satisfaction from 1 to 5, or how likely they would recommend the business, from 0 to 10. */
export interface Score {
  kind: 'csat' | 'nps'
  user_id: number | null
  score: number
  times: number
  /** it belongs to no conversation */
  unlinked: boolean
}

/** An estimate, and how many of its scores belong to no conversation. */
export type Scored = Estimate & { unlinked: number }

/** How satisfied customers were, and by whom they were attended. */
export interface Satisfaction {
  csat: Scored
  nps: Scored
  byUser: ReadonlyMap<number, Estimate>
}

/** Lowest score of a promoter, and highest of a detractor (Net Promoter Score, Reichheld 2003). */
export const [PROMOTER, DETRACTOR] = [9, 6]

/** Returns the estimates of the scores of a period. */
export function satisfactionOf(scores: readonly Score[]): Satisfaction {
  const csat = scores.filter(({ kind }) => kind === 'csat')
  const people = new Set(csat.flatMap(({ user_id }) => user_id ?? []))
  const counted = (rows: readonly Score[]) => rows.map(({ score, times }) => [score, times] as const)
  const scored = (rows: readonly Score[], worth: (one: Score) => number): Scored => ({
    ...estimate(rows.map((one) => [worth(one), one.times] as const)),
    unlinked: rows.reduce((sum, one) => sum + (one.unlinked ? one.times : 0), 0),
  })
  const towardsNps = ({ score }: Score) => (score >= PROMOTER ? 100 : score <= DETRACTOR ? -100 : 0)
  return {
    csat: scored(csat, ({ score }) => score),
    nps: scored(
      scores.filter(({ kind }) => kind === 'nps'),
      towardsNps,
    ),
    byUser: new Map([...people].map((id) => [id, estimate(counted(csat.filter(({ user_id }) => user_id === id)))])),
  }
}

/** Counts the scores that were given on some days: in the webchat, and in surveys that ask for them. */
export const scoresOf = (scope: Scope, among: Among, days: Days, run: Run): Promise<Score[]> =>
  run(sql<Score>`
    select g.kind, c.user_id, g.score, c.id is null as unlinked, count(*)::int as times
    ${scoresGiven(scope, (column) => isOnDays(column, scope, days))}
    where ${isScoreAmong(scope, among)}
    group by 1, 2, 3, 4`)

/**
 * Returns the condition for a score (`g`) to be one that a call is about. Those of a survey on the web, and of chats that
 * were deleted, belong to no conversation: they count only in the whole.
 */
export const isScoreAmong = (scope: Scope, among: Among): RawBuilder<SqlBool> =>
  isWhole(scope, among) ? sql<SqlBool>`true` : isAmong(scope, among)

/**
 * Returns where scores (`g`) are read from, each with the conversation (`c`) in which it was given or
 * that was the last one before it.
 * @param isWithin condition for a column of times
 */
export const scoresGiven = (
  scope: Scope,
  isWithin: (column: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  from (
    with asked as (
      select f.id as form_id, q->>'id' as question, q->>'kind' as kind
      from form f, jsonb_array_elements(f.questions) q
      where f.bot_id = ${scope.botId}::int and q->>'kind' in ('csat', 'nps')
    )
    select a.kind, u.chat_id, u.started_at as at, (u.answers->>a.question)::float8 as score
    from form_run u join asked a on a.form_id = u.form_id
    where u.bot_id = ${scope.botId}::int and ${isWithin('u.started_at')}
      and jsonb_typeof(u.answers->a.question) = 'number' and ${seenRun(scope)}
    union all
    select 'csat', v.chat_id, v.rated_at, v.score from chat_rating v
    where v.bot_id = ${scope.botId}::int and ${isWithin('v.rated_at')}
  ) g
    left join lateral (
      select c.* from conversation c where c.chat_id = g.chat_id and c.started_at <= g.at
      order by c.started_at desc limit 1
    ) c on true`
