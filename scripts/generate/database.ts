import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

interface Column {
  relation: string
  column: string
  type: string
  dimensions: number
  required: boolean
  generated: 'no' | 'default' | 'always'
}

/** PostgreSQL's type → what both stores answer (see `src/server/store/levels.ts`) and accept. */
const types: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  interval: 'string',
  date: 'string',
  tsvector: 'string',
  numeric: 'Numeric',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  bytea: 'Buffer',
}

/** Inside an array a value is written as it is read. */
const inArrays: Record<string, string> = { Numeric: 'string', Timestamp: 'Date', Json: 'unknown' }

const head = `// Generated from the store's migrations. Do not edit: npm run generate.
import type { ColumnType } from 'kysely'

/** The store fills it in when an insert is silent about it. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Only the store writes it. */
export type Computed<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>
/** Answered as text: a float would lose cents. */
export type Numeric = ColumnType<string, string | number, string | number>
/** UTC. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as it was written. An array or a bare scalar is written through \`json()\` of the store. */
export type Json = ColumnType<unknown, JsonInput, JsonInput>
type JsonInput = object & { readonly length?: never; readonly then?: never }
`

/**
 * The Kysely `Database` interface of the migrations in a folder, made by applying them to a database in memory. That
 * takes two seconds of work.
 */
export async function databaseTypes(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return render(await introspect(await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))))
}

async function introspect(migrations: readonly string[]): Promise<Column[]> {
  const database = await PGlite.create({ extensions: { unaccent, pg_trgm } })
  try {
    for (const migration of migrations) await database.exec(migration)
    return (await database.query<Column>(columnsQuery)).rows
  } finally {
    await database.close()
  }
}

const columnsQuery = `
  select c.relname as relation, a.attname as column, coalesce(e.typname, t.typname) as type,
    case when e.oid is null then 0 else greatest(a.attndims, 1) end as dimensions, a.attnotnull as required,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
      when a.attidentity = 'd' or a.atthasdef then 'default' else 'no' end as generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C", a.attnum`

/** Rows of the catalogue, in order → the module's text. Throws for a type that the stores do not level yet. */
export function render(columns: readonly Column[]): string {
  const relations = [...new Set(columns.map((column) => column.relation))]
  const interfaces = relations.map((relation) => {
    const own = columns.filter((column) => column.relation === relation)
    return `export interface ${pascal(relation)} {\n${own.map((column) => `  ${column.column}: ${typeOf(column)}\n`).join('')}}\n`
  })
  const map = relations.map((relation) => `  ${relation}: ${pascal(relation)}\n`).join('')
  return `${head}\n${interfaces.join('\n')}\nexport interface Database {\n${map}}\n`
}

function typeOf({ relation, column, type, dimensions, required, generated }: Column): string {
  const known = types[type]
  if (!known) throw new Error(`${relation}.${column}: the type ${type} is not levelled on both stores`)
  const item = dimensions > 0 ? (inArrays[known] ?? known) : known
  const value = `${item}${'[]'.repeat(dimensions)}${required ? '' : ' | null'}`
  if (generated === 'always') return `Computed<${value}>`
  return generated === 'default' ? `Generated<${value}>` : value
}

const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
