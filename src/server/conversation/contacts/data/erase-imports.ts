import { sql } from 'kysely'
import { problem } from '../../../foundation/http/problem.ts'
import { db } from '../../../foundation/store/db.ts'
import { forgetRun } from '../import/imports.ts'
import { contactFiles } from '../import/store.ts'
import { cellsOfFile } from '../import/thread.ts'
import { GONE } from './gone.ts'
import { mentionsOf } from './match.ts'
import { type Found, isFound } from './mentions.ts'
import type { Person } from './person.ts'

/** States of an import that still reads its file. */
const READING: readonly string[] = ['checking', 'running', 'cancelling']

/** Files of imports that were searched for a person. */
interface SearchedFiles {
  all: ReadonlySet<string>
  /** those that name the person, or that cannot be read */
  named: ReadonlySet<string>
}

/** Locks the imports of a bot; returns whether one reads its file. */
export async function isReadingLocked(botId: number): Promise<boolean> {
  const imports = await sql<{ state: string }>`
    select state from contact_import where bot_id = ${botId} order by id for update`.execute(db())
  return imports.rows.some(({ state }) => READING.includes(state))
}

/**
 * Locks the imports of a bot. Call it before locking the contact, like an import that writes it.
 * @throws 409 while one reads its file: it would add the person again
 */
export async function lockImports(botId: number): Promise<void> {
  if (await isReadingLocked(botId))
    throw problem(409, 'in_use', 'Hay una importación en curso. Espera a que termine y vuelve a intentar.')
}

/** Looks for the person in the files that may still be imported. */
export async function searchImports(person: Person): Promise<SearchedFiles> {
  const files = await filesOf(person.botId)
  const { cells: is } = mentionsOf(person)
  const named = new Set<string>()
  for (const file of files) if (await someRow(file, is)) named.add(file)
  return { all: new Set(files), named }
}

async function someRow(file: string, is: (cells: readonly string[]) => boolean): Promise<boolean> {
  try {
    for await (const rows of cellsOfFile(contactFiles.placeOf(file))) if (rows.some(is)) return true
    return false
  } catch {
    return true
  }
}

async function filesOf(botId: number): Promise<string[]> {
  const rows = await db()
    .selectFrom('contact_import')
    .select('file')
    .where('bot_id', '=', botId)
    .where('file', 'is not', null)
    .execute()
  return rows.flatMap(({ file }) => file ?? [])
}

/** Takes the person out of the names of the files that they came with. */
async function forgetNames(person: Person): Promise<void> {
  const { cells: is } = mentionsOf(person)
  const imports = db().selectFrom('contact_import').select(['id', 'name']).where('bot_id', '=', person.botId)
  const named = (await imports.execute()).flatMap(({ id, name }) => (is([name]) ? id : []))
  if (named.length > 0) await db().updateTable('contact_import').set({ name: GONE }).where('id', 'in', named).execute()
}

/** Forgets what locked imports remember of a person, and the files that name them; returns where those are. */
export async function dropImports(person: Person, found: Found, { all, named }: SearchedFiles): Promise<string[]> {
  const { botId, contactId, ids } = person
  // The register knows longer than the rows who came with which file.
  await sql`update contact_import t set sample = '[]'::jsonb,
    columns = (select coalesce(jsonb_agg(one || '{"samples": []}'::jsonb), '[]'::jsonb) from jsonb_array_elements(t.columns) one),
    new_labels = (select coalesce(jsonb_agg(one || '{"title": ""}'::jsonb), '[]'::jsonb) from jsonb_array_elements(t.new_labels) one)
    where bot_id = ${botId} and (${isFound(person, found, 'contact_import')}
      or id in (select import_id from contact_import_row where contact_id = any(${ids}::integer[]))
      or id in (select batch_id from contact_event where bot_id = ${botId} and contact_id = ${contactId}
        and kind = 'imported'))`.execute(db())
  await forgetNames(person)
  await db().deleteFrom('contact_import_row').where('contact_id', 'in', ids).execute()
  // A file that was added since the search may name the person as well; it is sent again if it is still needed.
  const gone = (await filesOf(botId)).filter((file) => named.has(file) || !all.has(file))
  if (gone.length === 0) return []
  const { rows: waiting } = await sql<{ id: number }>`
    select id from contact_import where bot_id = ${botId} and state = 'ready' and file = any(${gone}::text[])`.execute(
    db(),
  )
  // What their check found is no result of an import.
  for (const { id } of waiting) await forgetRun(id)
  await sql`
    update contact_import i set file = null,
      state = case i.state when 'ready' then 'failed' else i.state end,
      message = case i.state when 'ready' then 'Quitamos el archivo: nombraba a alguien que pidió eliminar sus datos.'
        else i.message end
    where i.bot_id = ${botId} and i.file = any(${gone}::text[])`.execute(db())
  return gone.map((file) => contactFiles.placeOf(file))
}
