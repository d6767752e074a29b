import { createHash } from 'node:crypto'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Among } from '../among.ts'
import type { Days } from '../range.ts'

/** Runs a query that counts, and returns its rows. */
export type Run = <Row>(query: RawBuilder<Row>) => Promise<Row[]>

/** Returns the rows of a query as one value, so that a statement can read what several results are counted of once. */
export const rowsOf = <Row>(query: RawBuilder<Row>): RawBuilder<Row[]> =>
  sql`coalesce((select jsonb_agg(to_jsonb(one)) from (${query}) one), '[]')`

/** Whether a change (`l`) may be in a part (`p`). */
export const isIn = sql<SqlBool>`(l.bot_id = p.bot_id and l.day <= p.to_day and (l.until is null or l.until >= p.from_day))`

/** Whose conversations are counted. */
export interface Counting {
  scope: Scope
  among: Among
}

/** Something that is counted of some days, and put together for a period. */
export interface Kind<Part> {
  kind: 'conversations' | 'messages' | 'readings' | 'reactions' | 'words' | 'cohorts'
  count: (scope: Scope, among: Among, days: Days, run: Run) => Promise<Part>
}

/** Counts a part now. */
export const countPart = <Part>({ count }: Kind<Part>, { scope, among }: Counting, days: Days): Promise<Part> =>
  count(scope, among, days, async (query) => (await query.execute(db())).rows)

/** Any days: a digest is of the queries, whatever days they are run for. */
const ANY: Days = { from: '0001-01-01', to: '0001-01-01' }

/** Returns what tells the parts of some conversations from others: the queries that count them. */
export async function digestOf({ kind, count }: Kind<unknown>, { scope, among }: Counting): Promise<string> {
  const hash = createHash('sha256').update(kind)
  await count(scope, among, ANY, async (query) => {
    const compiled = query.compile(db())
    hash.update(JSON.stringify([compiled.sql, compiled.parameters]))
    return []
  })
  return hash.digest('base64url')
}
