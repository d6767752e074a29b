import { type RawBuilder, sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/** A row that was read: its key as text, and its columns as JSON. */
export interface ScannedRow {
  key: string
  row: Record<string, unknown>
}

/** Rows of a table, `t` in SQL. */
export interface Rows {
  table: string
  within: RawBuilder<unknown>
  /** what a row is known by in this table */
  key?: RawBuilder<unknown>
}

/** Blocks of a table that one statement reads: few enough that it holds up nobody. */
const BLOCKS = 24

const columnsOf = ({ key = sql`t.id` }: Rows) => sql`${key}::text as key, to_jsonb(t) as row`

/**
 * Yields the rows of a table part by part, each read by a statement of its own: outside a transaction, others work in
 * between. A row that is changed meanwhile may be missing; {@link rowsSince} has it.
 */
export async function* scan(rows: Rows): AsyncGenerator<ScannedRow[]> {
  const table = sql.table(rows.table)
  const size = await sql<{ blocks: number }>`
    select (pg_relation_size(${rows.table}::text::regclass) / current_setting('block_size')::int)::int as blocks`.execute(
    db(),
  )
  const blocks = size.rows[0]?.blocks ?? 0
  for (let from = 0; from < blocks; from += BLOCKS) {
    const part = await sql<ScannedRow>`
      select ${columnsOf(rows)} from ${table} t
      where t.ctid >= ${`(${from},0)`}::text::tid and t.ctid < ${`(${from + BLOCKS},0)`}::text::tid
        and ${rows.within}`.execute(db())
    yield part.rows
  }
}

/** Returns a moment of the database, for {@link rowsSince}. */
export async function currentMoment(): Promise<string> {
  const { rows } = await sql<{ moment: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as moment`.execute(db())
  return rows[0]?.moment ?? '0'
}

/**
 * Returns the rows of a table that were added or changed since a moment: those that a scan from then on may have missed.
 * @param but a transaction whose rows are left out
 */
export async function rowsSince(rows: Rows, moment: string, but = '0'): Promise<ScannedRow[]> {
  const { rows: found } = await sql<ScannedRow>`
    select ${columnsOf(rows)} from ${sql.table(rows.table)} t
    where ${rows.within} and age(t.xmin) <= age(${moment}::text::xid8::xid)
      and t.xmin <> ${but}::text::xid8::xid`.execute(db())
  return found
}
