import { type RawBuilder, sql } from 'kysely'
import { type Mentions, mentionsOf, type Sureness } from './match.ts'
import type { Identity, Person } from './person.ts'
import { currentMoment, type Rows, rowsSince, type ScannedRow, scan } from './scan.ts'
import { type MentionScope, mentionTables } from './traces.ts'

/** Keys of the rows that mention a person, by table. */
export type Found = ReadonlyMap<string, ReadonlySet<string>>

/** Rows that may mention a person. */
interface Place extends Rows {
  has: (row: ScannedRow['row'], is: Record<Sureness, Mentions>) => boolean
}

/** What the history tells of these may be what a customer said. */
const SAID: readonly unknown[] = ['example', 'intent', 'test_case']

/** Keys of rows without an id. */
const KEYS: Partial<Record<string, RawBuilder<unknown>>> = {
  contact_import_reject: sql`concat_ws(' ', t.import_id, t.row)`,
  event: sql`t.seq`,
  rate_count: sql`t.key`,
  test_session: sql`concat_ws(' ', t.user_id, t.session)`,
}

/** Returns the rows of a table by their place: those of a bot, or of what belongs to it. */
export function rowsOf(botId: number, table: string, mention: MentionScope = 'bot'): Rows {
  const within: Record<MentionScope, RawBuilder<unknown>> = {
    bot: sql`t.bot_id = ${botId}`,
    account: sql`t.account_id in (select id from channel_account where bot_id = ${botId})`,
    import: sql`t.import_id in (select id from contact_import where bot_id = ${botId})`,
    // Work of no bot that still waits may be for somebody else, who has the same address.
    jobs: sql`(t.bot_id = ${botId} or (t.bot_id is null and (t.done_at is not null or t.failed_at is not null)))
      and (t.locked_until is null or t.locked_until < now())`,
    all: sql`true`,
  }
  return { table, within: within[mention], ...(KEYS[table] && { key: KEYS[table] }) }
}

const placesOf = (botId: number): Place[] => [
  {
    ...rowsOf(botId, 'audit'),
    has: ({ actor_name: _, ...row }, is) => is.names(row) || (SAID.includes(row.resource_type) && is.texts(row)),
  },
  { ...rowsOf(botId, 'contact_event'), has: (row, is) => is.names(row) },
  { ...rowsOf(botId, 'contact_import'), has: (row, is) => is.names(row) },
  { ...rowsOf(botId, 'event'), has: (row, is) => is.names(row) },
  { ...rowsOf(botId, 'example'), has: (row, is) => is.texts(row) },
  ...mentionTables.map(([table, { mention, by }]) => ({
    ...rowsOf(botId, table, mention),
    has: (row: ScannedRow['row'], is: Record<Sureness, Mentions>) => is[by](row),
  })),
]

/** Returns the rows that mention a person, and the moment from which on {@link findLater} has others. */
export async function findMentions(person: Person): Promise<{ found: Found; moment: string }> {
  const moment = await currentMoment()
  const is = mentionsOf(person)
  const found = new Map<string, Set<string>>()
  for (const place of placesOf(person.botId)) {
    const keys = new Set<string>()
    for await (const rows of scan(place)) note(keys, rows, place, is)
    found.set(place.table, keys)
  }
  return { found, moment }
}

/** Returns the rows that {@link findMentions} found, and those that mention the person since. */
export async function findLater(
  person: Person,
  { found, moment }: Awaited<ReturnType<typeof findMentions>>,
): Promise<Found> {
  const is = mentionsOf(person)
  const all = new Map<string, Set<string>>()
  for (const place of placesOf(person.botId)) {
    const keys = new Set(found.get(place.table))
    note(keys, await rowsSince(place, moment), place, is)
    all.set(place.table, keys)
  }
  return all
}

function note(keys: Set<string>, rows: readonly ScannedRow[], { has }: Place, is: Record<Sureness, Mentions>): void {
  for (const { key, row } of rows) if (has(row, is)) keys.add(key)
}

/** The condition that a row of the table `t` was found. */
export const isFound = (found: Found, { table, key = sql`t.id` }: Rows): RawBuilder<boolean> =>
  sql<boolean>`${key}::text = any(${[...(found.get(table) ?? [])]}::text[])`

/** Whether a text names a person. */
export const namesIn = (person: Identity): Mentions => mentionsOf(person).names
