import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { contains, spanishOrder } from './sql.ts'

/** How the request's values meet one column; made by `text`, `exact` and `time`. */
export interface ListColumn {
  readonly sorted: RawBuilder<unknown>
  readonly searched?: (word: string) => RawBuilder<SqlBool>
  /** looks for all words of `q` at once, in place of the `searched` of every column of the list */
  readonly searchedAll?: (words: readonly string[]) => RawBuilder<SqlBool>
  readonly equals: (value: unknown) => RawBuilder<SqlBool>
  readonly bound?: (value: unknown, end: 'from' | 'to') => RawBuilder<SqlBool>
}

/** What a simple-rest list was asked, already checked against the contract. */
export interface ListRequest {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC']
  readonly range: readonly [first: number, last: number]
  /** the columns that `q` looks into: those of the contract */
  readonly search: readonly string[]
}

/** The list's fields as the wire names them; `id` breaks ties, so that pages neither repeat nor skip a row. */
export type ListColumns = { readonly id: ListColumn } & Readonly<Record<string, ListColumn>>

const refer = (column: string | RawBuilder<unknown>) => (typeof column === 'string' ? sql.ref(column) : column)

/** Null asks for what has no value. */
const nothing = (value: RawBuilder<unknown>, wanted: unknown): RawBuilder<SqlBool> | undefined =>
  wanted === null ? sql<SqlBool>`${value} is null` : undefined

/** Text that people read: filtered by what it contains (case and accents ignored), sorted as in a dictionary. */
export function text(column: string | RawBuilder<unknown>): ListColumn {
  const value = refer(column)
  const searched = (typed: string) => contains(value, typed)
  return { sorted: spanishOrder(value), searched, equals: (typed) => nothing(value, typed) ?? searched(String(typed)) }
}

/** Ids, options, flags, numbers: filtered by equality, with any of a list's values, or between `_from` and `_to`. */
export function exact(column: string | RawBuilder<unknown>): ListColumn {
  const value = refer(column)
  return {
    sorted: value,
    searched: (typed) => contains(value, typed),
    equals: (wanted) => {
      if (!Array.isArray(wanted)) return nothing(value, wanted) ?? sql<SqlBool>`${value} = ${wanted}`
      return wanted.length > 0 ? sql<SqlBool>`${value} in (${sql.join(wanted)})` : sql<SqlBool>`false`
    },
    bound: (limit, end) => (end === 'from' ? sql<SqlBool>`${value} >= ${limit}` : sql<SqlBool>`${value} <= ${limit}`),
  }
}

/**
 * A moment: filtered between `_from` and `_to`, both included; a bare day (YYYY-MM-DD) means the whole day in
 * `timeZone`.
 */
export function time(column: string | RawBuilder<unknown>, timeZone: string): ListColumn {
  const value = refer(column)
  const day = (date: string, after: number) =>
    sql`((${date}::date + ${after}::int)::timestamp at time zone ${timeZone}::text)`
  const bound = (limit: unknown, end: 'from' | 'to') => {
    const bare = typeof limit === 'string' && /^\d{4}-\d\d-\d\d$/.test(limit)
    if (end === 'from') return sql<SqlBool>`${value} >= ${bare ? day(limit, 0) : sql`${limit}::timestamptz`}`
    return bare ? sql<SqlBool>`${value} < ${day(limit, 1)}` : sql<SqlBool>`${value} <= ${limit}::timestamptz`
  }
  return {
    sorted: value,
    equals: (wanted) => nothing(value, wanted) ?? sql<SqlBool>`${bound(wanted, 'from')} and ${bound(wanted, 'to')}`,
    bound,
  }
}

/**
 * One page of `query` and the count of all rows that match, in one statement. Only what `columns` names reaches SQL;
 * a filter or order that it lacks throws, since the contract promised it. `q` looks for each typed word in
 * what the request says to search.
 */
export async function listRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest,
  columns: ListColumns,
): Promise<{ items: O[]; total: number }> {
  const { matching, onePage } = asked(query, request, columns)
  const rows = (await onePage(matching.select(sql<number>`count(*) over ()`.as('list_total'))).execute()) as (O & {
    list_total: number
  })[]
  const items = rows.map(({ list_total, ...item }) => item as unknown as O)
  const counted = rows[0]?.list_total
  if (counted !== undefined || request.range[0] === 0) return { items, total: counted ?? 0 }
  // A page past the end has no row that could carry the count.
  return { items, total: await countOf(matching) }
}

/** How many rows match what was asked: to be counted, they are neither put in order nor completed. */
export function countRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest,
  columns: ListColumns,
): Promise<number> {
  return countOf(asked(query, request, columns).matching)
}

/** The page of {@link listRows} without the count, so that an index can give it in its order. */
export function pageOfRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest,
  columns: ListColumns,
): Promise<O[]> {
  const { matching, onePage } = asked(query, request, columns)
  return onePage(matching).execute() as Promise<O[]>
}

/** What was asked for, of a query: the rows that match, and how a page of them is cut. */
function asked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { filter, sort: [field, order], range: [first, last], search }: ListRequest,
  columns: ListColumns,
) {
  const column = (name: string): ListColumn => {
    const known = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!known) throw new Error(`The list has no column ${name}`)
    return known
  }
  let matching = query
  for (const condition of conditions(filter, column, search)) matching = matching.where(condition)
  const direction = order === 'DESC' ? 'desc' : 'asc'
  const onePage = <P>(rows: SelectQueryBuilder<DB, TB, P>) =>
    rows
      .orderBy(column(field).sorted, direction)
      .orderBy(columns.id.sorted, direction)
      .limit(last - first + 1)
      .offset(first)
  return { matching, onePage }
}

async function countOf<DB, TB extends keyof DB, O>(matching: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counting = matching.clearSelect().select(sql<number>`count(*)`.as('total'))
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  return total
}

function* conditions(
  filter: ListRequest['filter'],
  column: (name: string) => ListColumn,
  search: readonly string[],
): Generator<RawBuilder<SqlBool>> {
  for (const [key, value] of Object.entries(filter)) {
    if (value === undefined) continue
    if (key === 'q') {
      yield* searched(wordsOf(String(value)), search.map(column))
      continue
    }
    yield bounded(key, value, column) ?? column(key).equals(value)
  }
}

/** Rows that hold every word, each in any of the columns. */
function* searched(words: readonly string[], among: readonly ListColumn[]): Generator<RawBuilder<SqlBool>> {
  if (words.length === 0) return
  const together = among.find(({ searchedAll }) => searchedAll)?.searchedAll
  if (together) yield together(words)
  else for (const word of words) yield anyOf(among.map((column) => column.searched?.(word)))
}

/**
 * What `q` asks for: its words, without those that stand within another one, since who holds "marta" holds "mar". The
 * longest come first: few rows hold them, and only those are looked through for the rest.
 */
function wordsOf(q: string): string[] {
  // composed, as folding has them: an n is no part of an ñ
  const typed = q.normalize('NFC').split(/\s+/).filter(Boolean)
  const words = [...new Map(typed.map((word) => [word.toLowerCase(), word]))].sort(([a], [b]) => b.length - a.length)
  return words
    .filter(([word], index) => !words.slice(0, index).some(([longer]) => longer.includes(word)))
    .map(([, word]) => word)
}

/** `<field>_from` and `<field>_to` of a field that has bounds. */
function bounded(key: string, value: unknown, column: (name: string) => ListColumn): RawBuilder<SqlBool> | undefined {
  const found = /^(?<field>.+)_(?<end>from|to)$/.exec(key)?.groups
  if (!found?.field) return undefined
  return column(found.field).bound?.(value, found.end === 'from' ? 'from' : 'to')
}

const anyOf = (choices: readonly (RawBuilder<SqlBool> | undefined)[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    choices.filter((choice) => choice !== undefined),
    sql` or `,
  )})`
