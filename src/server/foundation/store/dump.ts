import { type Kysely, sql } from 'kysely'
import { type Sequence, sequencesOf, tablesInOrder } from './catalogue.ts'

/**
 * A part of a database dump, in the order of writing and reading. Rows are JSON texts, which keep every digit of
 * numbers.
 */
export type Chunk =
  | { readonly kind: 'head'; readonly migrations: readonly string[] }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly string[] }
  | { readonly kind: 'end'; readonly counts: Counts; readonly sequences: readonly Sequence[] }

/** Number of rows by table. */
export type Counts = Readonly<Record<string, number>>

const rowsAtOnce = 500

/** Yields all data of a database as of one moment, referenced tables before those that refer to them. */
export async function* dump<D>(kysely: Kysely<D>): AsyncGenerator<Chunk> {
  const source = await kysely.startTransaction().setIsolationLevel('repeatable read').execute()
  try {
    const applied = await sql<{ name: string }>`select name from migration order by name`.execute(source)
    yield { kind: 'head', migrations: applied.rows.map(({ name }) => name) }
    const counts: Record<string, number> = {}
    for (const table of await tablesInOrder(source)) {
      let count = 0
      const query = sql`select row_to_json(one)::text as text from ${sql.table(table)} one`
      await sql`declare rows no scroll cursor for ${query}`.execute(source)
      for (;;) {
        const { rows } = await sql<{ text: string }>`fetch ${sql.lit(rowsAtOnce)} from rows`.execute(source)
        if (rows.length === 0) break
        count += rows.length
        yield { kind: 'rows', table, rows: rows.map(({ text }) => text) }
      }
      await sql`close rows`.execute(source)
      counts[table] = count
    }
    yield { kind: 'end', counts, sequences: await sequencesOf(source) }
  } finally {
    await source.rollback().execute() // Nothing was written.
  }
}
