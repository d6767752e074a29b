import { type RawBuilder, sql } from 'kysely'
import { db } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'

/** The members of each contact group, by its name. */
const members: Readonly<Record<string, RawBuilder<boolean>>> = {
  Empresas: sql<boolean>`company <> ''`,
  'Clientes de Córdoba': sql<boolean>`city = 'Córdoba'`,
  'Clientes de Rosario': sql<boolean>`city = 'Rosario'`,
}

/** Puts contacts of each business into its groups. They must exist. */
export async function fillGroups(placed: readonly SeededBot[]): Promise<void> {
  for (const { id: botId } of placed) {
    const groups = await db().selectFrom('contact_group').select(['id', 'name']).where('bot_id', '=', botId).execute()
    for (const { id, name } of groups)
      await sql`insert into contact_group_member (group_id, contact_id)
        select ${id}::int, id from contact where bot_id = ${botId} and ${members[name] ?? sql`false`}
        order by id limit 400`.execute(db())
    // Rules were counted before there were contacts. Counting again does not change the version.
    await db().updateTable('contact_group').set({ refreshed_at: null }).where('bot_id', '=', botId).execute()
  }
}
