import { type RawBuilder, sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { mentionsOf, textsIn } from './match.ts'
import type { Person } from './person.ts'
import { currentMoment, type Rows, rowsSince, type ScannedRow, scan } from './scan.ts'
import { type Held, type Row, searched } from './searched.ts'
import type { SearchedTable } from './traces.ts'

/** Keys of the rows that mention a person, by table. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>

/** Keys of rows without an id. */
const KEYS: Partial<Record<SearchedTable, RawBuilder<unknown>>> = {
  contact_import_reject: sql`concat_ws(' ', t.import_id, t.row)`,
  event: sql`t.seq`,
  test_session: sql`concat_ws(' ', t.user_id, t.session)`,
}

const isSearched = (table: string): table is SearchedTable => table in searched
const tables = Object.keys(searched).filter(isSearched)

/** Returns the rows of a table that belong to a bot. */
function rowsOf(botId: number, table: SearchedTable): Rows {
  const within = {
    bot: sql`t.bot_id = ${botId}`,
    account: sql`t.account_id in (select id from channel_account where bot_id = ${botId})`,
    import: sql`t.import_id in (select id from contact_import where bot_id = ${botId})`,
    // Work of no bot that still waits may be for somebody else, who has the same address.
    jobs: sql`(t.bot_id = ${botId} or (t.bot_id is null and (t.done_at is not null or t.failed_at is not null)))
      and (t.locked_until is null or t.locked_until < now())`,
  }
  return { table, within: within[searched[table].rows], ...(KEYS[table] && { key: KEYS[table] }) }
}

/** Returns a function that tells whether a row of a table is the person's, or mentions them. */
function finder(person: Person): (table: SearchedTable, row: Row) => boolean {
  const is = mentionsOf(person)
  return (table, row) => {
    const { by, whose, others, columns, apart } = searched[table]
    const owners = whose?.(row) ?? []
    if (owners.some((one) => person.owned.has(one))) return true
    if (owners.length > 0 && others === 'never') return false
    const sureness = owners.length > 0 ? 'marks' : typeof by === 'function' ? by(row) : by
    return apart ? apart(row).some((part) => is[sureness](textsIn(part))) : is[sureness](textsOf(row, columns))
  }
}

function* textsOf(row: Row, columns: Readonly<Record<string, Held>>): Generator<string> {
  for (const [column, held] of Object.entries(columns))
    if (typeof held !== 'string') for (const name of held) yield* textsIn(Object(row[column])[name])
    else if (held !== 'own') yield* textsIn(row[column], held === 'payload')
}

/** Returns the rows that mention a person, and the moment from which on {@link findLater} has others. */
export async function findMentions(person: Person): Promise<{ found: Found; moment: string }> {
  const moment = await currentMoment()
  const has = finder(person)
  const found = new Map<string, Set<string>>()
  for (const table of tables) {
    const keys = new Set<string>()
    for await (const rows of scan(rowsOf(person.botId, table)))
      for (const { key, row } of rows) if (has(table, row)) keys.add(key)
    found.set(table, keys)
  }
  return { found, moment }
}

/**
 * Returns the rows that {@link findMentions} found, and those that mention the person since.
 * @param but a transaction whose rows are left out
 */
export async function findLater(
  person: Person,
  { found, moment }: Awaited<ReturnType<typeof findMentions>>,
  but?: string,
): Promise<Found> {
  const has = finder(person)
  const all = new Map<string, Set<string>>()
  for (const table of tables) {
    const since: ScannedRow[] = await rowsSince(rowsOf(person.botId, table), moment, but)
    const later = since.flatMap(({ key, row }) => (has(table, row) ? key : []))
    all.set(table, new Set([...(found.get(table) ?? []), ...later]))
  }
  return all
}

/** The condition that a row of the table `t` belongs to the bot of a person and was found. */
export function isFound({ botId }: Person, found: Found, table: SearchedTable): RawBuilder<boolean> {
  const { within, key = sql`t.id` } = rowsOf(botId, table)
  return sql<boolean>`(${within} and ${key}::text = any(${[...(found.get(table) ?? [])]}::text[]))`
}

/** Deletes the rows that were found, of the tables whose rows do not stay. */
export async function dropMentions(person: Person, found: Found): Promise<void> {
  for (const table of tables)
    if (!searched[table].stays && found.get(table)?.size)
      await sql`delete from ${sql.table(table)} t where ${isFound(person, found, table)}`.execute(db())
}
