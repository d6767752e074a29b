import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { describedColumns } from './places.ts'

/** Something about the migrations, or what is said of their columns, that types cannot be made of. */
export class StoreFault extends Error {
  /** where it is told: at a column's line in the file of columns, where it is made, or in a migration at an offset */
  readonly at: { described: string } | { column: string } | { migration: string; offset: number }
  readonly mend: string
  constructor(message: string, mend: string, at: StoreFault['at']) {
    super(message)
    this.mend = mend
    this.at = at
  }
}

/** What a database has, as its catalogue tells it. */
interface Catalogue {
  columns: readonly Column[]
  uniqueIndexes: readonly string[]
  /** `table.column` of which the file of columns says what it holds */
  described: readonly string[]
}

interface Column {
  relation: string
  column: string
  type: string
  dimensions: number
  required: boolean
  generated: 'no' | 'default' | 'always'
}

/** PostgreSQL's type → what both stores answer (see `src/server/foundation/store/levels.ts`) and accept. */
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
const inArrays: Record<string, string> = { Numeric: 'string', Timestamp: 'string', Json: 'unknown' }

const head = `// Generated from the store's migrations. Do not edit: npm run generate.
import type { ColumnType } from 'kysely'
import type { Columns } from '../src/server/columns.ts'

/** The store fills it in when an insert is silent about it. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** Only the store writes it. */
export type Computed<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>
/** Answered as text: a float would lose cents. */
export type Numeric = ColumnType<string, string | number, string | number>
/** Answered as ISO-8601 text in UTC, with milliseconds. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
/** Read as it was written. An array or a bare scalar is written through \`json()\` of the store. */
export type Json<T> = ColumnType<T, JsonInput<T>, JsonInput<T>>
type JsonInput<T> = AsJson<Frozen<T>> | (T & { readonly length?: never; readonly then?: never })
type Frozen<T> = T extends readonly (infer I)[]
  ? readonly Frozen<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T
/** What \`json()\` of the store makes of a value; nothing else is of this type. */
export interface AsJson<T> {
  readonly asJson: T
}
`

/**
 * The Kysely `Database` interface of the migrations in a folder, made by applying them to a database in memory. That
 * takes two seconds of work.
 * @param columns the file that says what columns hold of which PostgreSQL knows too little
 */
export async function databaseTypes(folder: string, columns?: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  )
  const described = columns === undefined ? [] : describedColumns(await readFile(columns, 'utf8'))
  return render({ ...(await introspect(migrations)), described })
}

async function introspect(
  migrations: readonly { name: string; text: string }[],
): Promise<Omit<Catalogue, 'described'>> {
  const database = await PGlite.create({ extensions: { unaccent, pg_trgm } })
  try {
    for (const { name, text } of migrations)
      await database.exec(text).catch((error: Error & { position?: string }) => {
        const offset = Number(error.position ?? 1) - 1
        throw new StoreFault(error.message, 'correct the migration', { migration: name, offset })
      })
    const indexes = await database.query<{ name: string }>(uniqueIndexesQuery)
    return {
      columns: (await database.query<Column>(columnsQuery)).rows,
      uniqueIndexes: indexes.rows.map(({ name }) => name),
    }
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

const uniqueIndexesQuery = `
  select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and i.indisunique order by c.relname collate "C"`

/**
 * The catalogue, in order → the module's text. Throws for a type that the stores do not level yet, for a jsonb column
 * of which nobody says what it holds, and for a line about a column that is not there.
 */
export function render({ columns, uniqueIndexes, described }: Catalogue): string {
  const absent = described.find((name) => !columns.some(({ relation, column }) => name === `${relation}.${column}`))
  if (absent)
    throw new StoreFault(`there is no column ${absent}`, 'take the line away, or correct its name', {
      described: absent,
    })
  const relations = [...new Set(columns.map((column) => column.relation))]
  const interfaces = relations.map((relation) => {
    const own = columns.filter((column) => column.relation === relation)
    return `export interface ${pascal(relation)} {\n${own.map((column) => `  ${column.column}: ${typeOf(column, described)}\n`).join('')}}\n`
  })
  const map = relations.map((relation) => `  ${relation}: ${pascal(relation)}\n`).join('')
  const indexes = uniqueIndexes.map((name) => `\n  | '${name}'`).join('')
  const names = `/** What a violation is told by: a unique index, or a primary key's. */\nexport type UniqueIndex =${indexes || ' never'}\n`
  return `${head}\n${interfaces.join('\n')}\nexport interface Database {\n${map}}\n\n${names}`
}

function typeOf(
  { relation, column, type, dimensions, required, generated }: Column,
  described: readonly string[],
): string {
  const known = types[type]
  const name = `${relation}.${column}`
  if (!known)
    throw new StoreFault(
      `${name}: the type ${type} is not levelled on both stores`,
      `use one of: ${Object.keys(types).join(', ')}`,
      { column: name },
    )
  const own = described.includes(name) ? `Columns['${name}']` : undefined
  const isJson = known === 'Json' && dimensions === 0
  if (isJson && !own)
    throw new StoreFault(`nothing says what ${name} holds`, `add a line '${name}' to the file of columns`, {
      column: name,
    })
  if (own && !isJson && (dimensions > 0 || !/^(string|number)$/.test(known)))
    throw new StoreFault(`nothing more can be said of ${name}, of type ${type}`, 'take the line away', {
      described: name,
    })
  const item = dimensions > 0 ? (inArrays[known] ?? known) : isJson ? `Json<${own}>` : (own ?? known)
  const value = `${item}${'[]'.repeat(dimensions)}${required ? '' : ' | null'}`
  if (generated === 'always') return `Computed<${value}>`
  return generated === 'default' ? `Generated<${value}>` : value
}

const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
