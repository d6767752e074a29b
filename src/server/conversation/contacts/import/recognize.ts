import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { idOfCode } from '../code.ts'
import { READABLE, readableCells } from '../export-line.ts'
import { GONE } from './decide.ts'
import { ownKey } from './keys.ts'
import { type Reading, rowReader } from './reading.ts'
import type { ReadRow } from './thread.ts'

/**
 * Returns rows so that those with the code of a contact are about that contact. Of them only the cells count that differ
 * from what an export has there: a file that comes back as it was changes nothing, although an import would refuse or
 * write in another way what customers sent.
 */
export async function recognizedRows(
  botId: number,
  rows: readonly ReadRow[],
  reading: Reading,
): Promise<readonly ReadRow[]> {
  const place = reading.columns.find(({ field }) => field === 'code')?.column
  if (place === undefined) return rows
  const coded = rows.map(({ cells }) => idOfCode(botId, cells[place] ?? ''))
  const ids = coded.flatMap((id) => id ?? [])
  const known = await exportedOf(botId, ids, reading)
  const gone = await goneOf(ids.filter((id) => !known.has(id)))
  return rows.map((row, at): ReadRow => {
    const id = coded[at] ?? 0
    if (gone.has(id)) return { ...row, fault: row.fault === undefined ? GONE : `${row.fault}\n${GONE}` }
    const contact = known.get(id)
    if (!contact) return row
    const cells = changedCells(row.cells, contact.cells, reading.columns)
    const read = rowReader({ ...reading, country: contact.country || reading.country }, { isKnown: true })(cells)
    const { row: number, cells: given } = row
    if (read.fault !== undefined) return { row: number, cells: given, ...read }
    const keys = [ownKey(contact), ...read.contact.keys]
    return { row: number, cells: given, ...read, contact: { ...read.contact, keys } }
  })
}

/**
 * Returns the ids that a contact had and none has now: an old file must not bring back who was deleted or erased. An id
 * that is still to come, or that is of another bot, says nothing.
 */
async function goneOf(ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) id
    where id <= pg_sequence_last_value(pg_get_serial_sequence('contact', 'id')::regclass)
      and not exists (select from contact k where k.id = id.id)`.execute(db())
  return new Set(rows.map(({ id }) => id))
}

/** Returns contacts of the bot with the cells that an export has of them. */
async function exportedOf(botId: number, ids: readonly number[], { own }: Reading) {
  if (ids.length === 0) return new Map()
  const titles = await db().selectFrom('label').select(['id', 'title']).where('bot_id', '=', botId).execute()
  const names = new Map(titles.map(({ id, title }) => [id, title]))
  const contacts = await db()
    .selectFrom('contact as k')
    .select(READABLE)
    .select(
      sql<number[]>`array(select l.label_id from contact_label l where l.contact_id = k.id order by l.label_id)`.as(
        'labels',
      ),
    )
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    contacts.map((row) => [row.id, { id: row.id, country: row.country, cells: readableCells(row, own, names) }]),
  )
}

/** Returns the cells of a row, empty where they say what an export says. */
function changedCells(
  cells: readonly string[],
  exported: Readonly<Record<string, string>>,
  columns: Reading['columns'],
): string[] {
  const changed = [...cells]
  for (const { column, field } of columns)
    if (plain(cells[column] ?? '') === plain(exported[field] ?? '')) changed[column] = ''
  // A name in two columns is whole only with both.
  const names = columns.filter(({ field }) => field === 'name' || field === 'last_name')
  if (names.some(({ column }) => changed[column])) for (const { column } of names) changed[column] = cells[column] ?? ''
  return changed
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()
