import { sql } from 'kysely'
import type { Database } from '../../../generated/database.d.ts'
import { db } from '../foundation/store/db.ts'

type Table = keyof Database & string
type Row = Record<string, unknown>

const CHUNK = 4_000

/**
 * Inserts many rows with few statements: each statement has thousands of rows in one JSON parameter.
 * Every row must have the same keys as the first.
 */
export async function bulk(table: Table, rows: readonly Row[]): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  for (let from = 0; from < rows.length; from += CHUNK) {
    const part = JSON.stringify(rows.slice(from, from + CHUNK))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${part}::json)`.execute(db())
  }
}

/** Buffers rows of several tables. They are written in the given order (parents first) whenever enough are buffered. */
export class Batch {
  readonly #order: readonly Table[]
  readonly #waiting = new Map<Table, Row[]>()
  #count = 0

  constructor(order: readonly Table[]) {
    this.#order = order
  }

  async add(table: Table, rows: readonly Row[]): Promise<void> {
    const waiting = this.#waiting.get(table) ?? []
    for (const row of rows) waiting.push(row)
    this.#waiting.set(table, waiting)
    this.#count += rows.length
    if (this.#count >= CHUNK * 4) await this.flush()
  }

  async flush(): Promise<void> {
    for (const table of this.#order) await bulk(table, this.#waiting.get(table) ?? [])
    this.#waiting.clear()
    this.#count = 0
  }
}

/**
 * Runs `load` without the secondary indexes and foreign keys of tables, and creates them again afterwards. Building and
 * checking them once takes a fraction of the time that it takes row by row.
 */
export async function withoutIndexes(tables: readonly Table[], load: () => Promise<void>): Promise<void> {
  const among = sql.join(tables.map((table) => sql`${table}::regclass`))
  const { rows } = await sql<{ remove: string; create: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where conrelid in (${among}) and contype = 'f'
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index where indrelid in (${among}) and not indisunique`.execute(db())
  for (const { remove } of rows) await sql.raw(remove).execute(db())
  await load()
  for (const { create } of rows) await sql.raw(create).execute(db())
}

/** Sets the identity sequences after the explicitly inserted ids. */
export async function restartIdentities(tables: readonly Table[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
      db(),
    )
  }
}

/** Updates many rows by their id with few statements. Every row must have the same keys as the first. */
export async function bulkUpdate(table: Table, rows: readonly (Row & { id: number })[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first).filter((name) => name !== 'id')
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const values = sql.join(names.map((name) => sql.ref(`g.${name}`)))
  for (let from = 0; from < rows.length; from += CHUNK) {
    const part = JSON.stringify(rows.slice(from, from + CHUNK))
    await sql`update ${sql.table(table)} t set (${columns}) = row(${values})
      from json_populate_recordset(null::${sql.table(table)}, ${part}::json) g where t.id = g.id`.execute(db())
  }
}
