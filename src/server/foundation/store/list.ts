import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { contains, spanishOrder } from './sql.ts'
import { db } from './transaction.ts'

/** How a list filters, sorts and searches a column. Created by `text`, `exact` and `time`. */
export interface ListColumn {
  readonly sorted: RawBuilder<unknown>
  /** whether rows without a value come last in both directions */
  readonly emptyLast?: boolean
  readonly searched?: (word: string) => RawBuilder<SqlBool>
  /** searches for all words of `q` at once, replacing `searched` of all columns of the list */
  readonly searchedAll?: (words: readonly string[]) => RawBuilder<SqlBool>
  readonly equals: (value: unknown) => RawBuilder<SqlBool>
  readonly bound?: (value: unknown, end: 'from' | 'to') => RawBuilder<SqlBool>
}

/** The request of a simple-rest list, already validated against the contract. */
export interface ListRequest {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC']
  readonly range: readonly [first: number, last: number]
  /** the columns that `q` searches, from the contract */
  readonly search: readonly string[]
}

/** The list's fields by their API names. `id` is the secondary sort key, so that pages neither repeat nor skip rows. */
export type ListColumns = { readonly id: ListColumn } & Readonly<Record<string, ListColumn>>

const refer = (column: string | RawBuilder<unknown>) => (typeof column === 'string' ? sql.ref(column) : column)

/** A null filter matches rows without a value. */
const nothing = (value: RawBuilder<unknown>, wanted: unknown): RawBuilder<SqlBool> | undefined =>
  wanted === null ? sql<SqlBool>`${value} is null` : undefined

/** A text column: filtered by substring (ignoring case and accents), sorted as in a Spanish dictionary. */
export function text(column: string | RawBuilder<unknown>): ListColumn {
  const value = refer(column)
  const searched = (typed: string) => contains(value, typed)
  return { sorted: spanishOrder(value), searched, equals: (typed) => nothing(value, typed) ?? searched(String(typed)) }
}

/**
 * A column of ids, options, flags or numbers: filtered by equality, by any of several values, or between `_from` and
 * `_to`.
 */
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
 * A timestamp column: filtered between `_from` and `_to`, both inclusive. A date without a time (YYYY-MM-DD) means the
 * whole day in `timeZone`.
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
 * Returns a page of `query` and the number of all matching rows, in one statement. Only columns in `columns` reach SQL.
 * A filter or sort field without a column throws: the contract promises it, so this is a programming error. `q`
 * searches for each word in the columns of `search`.
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
  // A page past the end has no row with the count.
  return { items, total: await countOf(matching) }
}

/** Counts the rows that match a request, without sorting or completing them. */
export function countRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest,
  columns: ListColumns,
): Promise<number> {
  return countOf(asked(query, request, columns).matching)
}

/**
 * Returns the page of {@link listRows} without the count, so that an index can provide the order.
 * @param total the number of matching rows, counted in the same {@link readTogether}: a page of the second half is then
 *   read from the end, because every row before a page is read as well
 */
export async function pageOfRows<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest,
  columns: ListColumns,
  total?: number,
): Promise<O[]> {
  const { matching, onePage } = asked(query, request, columns)
  const [first, last] = request.range
  const read = (rows: typeof matching) => rows.execute() as Promise<O[]>
  if (total === undefined || first + last < total) return read(onePage(matching))
  if (first >= total) return []
  const fromEnd = [Math.max(total - 1 - last, 0), total - 1 - first] as const
  return (await read(onePage(matching, fromEnd, true))).reverse()
}

/** Returns the ids of {@link pageOfRows} as one value: tens of thousands of rows would take several times as long. */
export async function idsOfRows<DB, TB extends keyof DB, O extends { id: number }>(
  query: SelectQueryBuilder<DB, TB, O>,
  request: ListRequest,
  columns: ListColumns,
): Promise<number[]> {
  const { matching, onePage } = asked(query, request, columns)
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(jsonb_agg(id), '[]'::jsonb) as ids from (${onePage(matching)}) listed`.execute(db())
  return rows[0]?.ids ?? []
}

/** Applies a request to a query: returns the matching rows, and a function that selects a page, in the order or its reverse. */
function asked<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { filter, sort: [field, order], range, search }: ListRequest,
  columns: ListColumns,
) {
  let matching = query
  for (const condition of conditionsOf(filter, columns, search)) matching = matching.where(condition)
  const sorted = columnOf(columns, field)
  const onePage = <P>(rows: SelectQueryBuilder<DB, TB, P>, [first, last] = range, isReversed = false) => {
    const direction = (order === 'DESC') === isReversed ? 'asc' : 'desc'
    return rows
      .orderBy(sorted.sorted, (order) => {
        const directed = direction === 'desc' ? order.desc() : order.asc()
        if (!sorted.emptyLast) return directed
        return isReversed ? directed.nullsFirst() : directed.nullsLast()
      })
      .orderBy(columns.id.sorted, direction)
      .limit(last - first + 1)
      .offset(first)
  }
  return { matching, onePage }
}

async function countOf<DB, TB extends keyof DB, O>(matching: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counting = matching.clearSelect().select(sql<number>`count(*)`.as('total'))
  const { total } = (await counting.executeTakeFirstOrThrow()) as { total: number }
  return total
}

function columnOf(columns: ListColumns, name: string): ListColumn {
  const known = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (!known) throw new Error(`The list has no column ${name}`)
  return known
}

/** Returns the conditions of a filter, for a list that is not read by {@link listRows}. */
export function* conditionsOf(
  filter: ListRequest['filter'],
  columns: ListColumns,
  search: readonly string[],
): Generator<RawBuilder<SqlBool>> {
  const column = (name: string) => columnOf(columns, name)
  for (const [key, value] of Object.entries(filter)) {
    if (value === undefined) continue
    if (key === 'q') {
      yield* searched(wordsOf(String(value)), search.map(column))
      continue
    }
    const bound = Object.hasOwn(columns, key) ? undefined : bounded(key, value, column)
    yield bound ?? column(key).equals(value)
  }
}

/** Returns conditions for rows that contain every word, each in any of the columns. */
function* searched(words: readonly string[], among: readonly ListColumn[]): Generator<RawBuilder<SqlBool>> {
  if (words.length === 0) return
  const together = among.find(({ searchedAll }) => searchedAll)?.searchedAll
  if (together) yield together(words)
  else for (const word of words) yield anyOf(among.map((column) => column.searched?.(word)))
}

/**
 * Returns the words of `q`. A word that is part of another one is omitted, because every match of "marta" contains
 * "mar". Longest words come first: they match few rows, and only those are checked for the other words.
 */
function wordsOf(q: string): string[] {
  // NFC, like `fold`: an n is not part of an ñ.
  const typed = q.normalize('NFC').split(/\s+/).filter(Boolean)
  const words = [...new Map(typed.map((word) => [word.toLowerCase(), word]))].sort(([a], [b]) => b.length - a.length)
  return words
    .filter(([word], index) => !words.slice(0, index).some(([longer]) => longer.includes(word)))
    .map(([, word]) => word)
}

/** Returns the condition for `<field>_from` or `<field>_to`, if the field has bounds. */
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
