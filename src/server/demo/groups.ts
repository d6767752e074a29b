import { type RawBuilder, sql } from 'kysely'
import { db } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'

const groups: readonly { name: string; color: string; who: RawBuilder<boolean> }[] = [
  { name: 'Empresas', color: '#6a1b9a', who: sql<boolean>`company <> ''` },
  { name: 'Clientes de Córdoba', color: '#1565c0', who: sql<boolean>`city = 'Córdoba'` },
  { name: 'Clientes de Rosario', color: '#2e7d32', who: sql<boolean>`city = 'Rosario'` },
]

/** Writes the contact groups of each business. Its contacts must exist. */
export async function writeGroups(now: number, placed: readonly SeededBot[]): Promise<void> {
  const at = new Date(now).toISOString()
  for (const { id: bot_id } of placed)
    for (const { name, color, who } of groups) {
      const row = { bot_id, name, color, created_at: at, updated_at: at }
      const { id } = await db().insertInto('contact_group').values(row).returning('id').executeTakeFirstOrThrow()
      await sql`insert into contact_group_member (group_id, contact_id)
        select ${id}::int, id from contact where bot_id = ${bot_id} and ${who} order by id limit 400`.execute(db())
    }
}
