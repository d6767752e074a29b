import { type RawBuilder, sql } from 'kysely'
import { problem } from '../../../foundation/http/problem.ts'
import { db } from '../../../foundation/store/db.ts'
import { contactFiles } from '../import/store.ts'
import type { Person } from './needles.ts'

/** States of an import that still reads its file. */
const READING: readonly string[] = ['checking', 'running', 'cancelling']

/**
 * Locks the imports of a bot. Call it before locking the contact, like an import that writes it.
 * @throws 409 while one reads its file: it would add the person again
 */
export async function lockImports(botId: number): Promise<void> {
  const imports = await sql<{ state: string }>`
    select state from contact_import where bot_id = ${botId} order by id for update`.execute(db())
  if (imports.rows.some(({ state }) => READING.includes(state)))
    throw problem(409, 'in_use', 'Hay una importación en curso. Espera a que termine y vuelve a intentar.')
}

/**
 * Forgets what locked imports remember of a person, and the files that may name them; returns where those are.
 * @param named whether a row is about the person
 */
export async function dropImports(
  { botId, contactId, ids }: Person,
  named: (row: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<string[]> {
  // The register knows longer than the rows who came with which file.
  await sql`update contact_import i set sample = '[]'::jsonb,
    columns = (select coalesce(jsonb_agg(one || '{"samples": []}'::jsonb), '[]'::jsonb) from jsonb_array_elements(i.columns) one)
    where bot_id = ${botId} and (${named(sql`to_jsonb(i)::text`)}
      or id in (select import_id from contact_import_row where contact_id = any(${ids}::integer[]))
      or id in (select batch_id from contact_event where bot_id = ${botId} and contact_id = ${contactId}
        and kind = 'imported'))`.execute(db())
  await db().deleteFrom('contact_import_row').where('contact_id', 'in', ids).execute()
  // A file that nobody imports now may name the person; it is sent again if it is still needed.
  const { rows } = await sql<{ file: string }>`
    update contact_import i set file = null,
      state = case old.state when 'ready' then 'failed' else old.state end,
      message = case old.state when 'ready' then 'Quitamos el archivo: nombraba a alguien que pidió eliminar sus datos.'
        else old.message end
    from contact_import old where old.id = i.id and old.file is not null and i.bot_id = ${botId}
    returning old.file`.execute(db())
  return rows.map(({ file }) => contactFiles.placeOf(file))
}
