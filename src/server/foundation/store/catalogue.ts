import { type Kysely, sql } from 'kysely'

/** The state of a column's sequence. */
export interface Sequence {
  readonly table: string
  readonly column: string
  readonly last: number
  readonly called: boolean
}

/**
 * Returns the tables of the program, referenced tables before those that refer to them. Throws if the references are
 * circular.
 */
export async function tablesInOrder<D>(kysely: Kysely<D>): Promise<string[]> {
  const tables = await sql<{ name: string; needs: string[] }>`
    select t.relname::text as name, array(
      select distinct r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
      where c.contype = 'f' and c.conrelid = t.oid and c.confrelid <> t.oid order by 1
    ) as needs
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'migration'
    order by t.relname collate "C"`.execute(kysely)
  const ordered = new Set<string>()
  let left = tables.rows
  while (left.length > 0) {
    const free = left.filter(({ needs }) => needs.every((need) => ordered.has(need)))
    if (free.length === 0)
      throw new Error(`Tables with circular references: ${left.map(({ name }) => name).join(', ')}`)
    for (const { name } of free) ordered.add(name)
    left = left.filter(({ name }) => !ordered.has(name))
  }
  return [...ordered]
}

/** Returns the columns of each table that an insert can set. */
export async function columnsByTable<D>(kysely: Kysely<D>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select t.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by t.relname`.execute(kysely)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Returns the state of every column's sequence. */
export async function sequencesOf<D>(kysely: Kysely<D>): Promise<Sequence[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select t.relname::text as table, a.attname::text as column, s.relname::text as sequence
    from pg_depend d
    join pg_class s on s.oid = d.objid and s.relkind = 'S'
    join pg_class t on t.oid = d.refobjid
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where t.relnamespace = 'public'::regnamespace and d.deptype in ('a', 'i')
    order by s.relname collate "C"`.execute(kysely)
  const sequences: Sequence[] = []
  for (const { table, column, sequence } of rows) {
    const state = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.table(sequence)}`.execute(kysely)
    for (const { last, called } of state.rows) sequences.push({ table, column, last, called })
  }
  return sequences
}

/** Returns the number of rows of each table. */
export async function countRows<D>(kysely: Kysely<D>, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(kysely)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}
