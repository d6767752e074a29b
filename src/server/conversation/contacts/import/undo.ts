import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import { lockChatsOf, renameChats } from '../../chats/core/naming.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { WRITTEN } from './match.ts'

interface Undone {
  id: number
  bot_id: number
  /** who undoes it */
  undone_by: number | null
  options: { group_id?: number | null }
}

/**
 * Undoes the next contacts of an import, within the transaction of the caller. Those that wrote, or that somebody
 * changed since, are kept and counted.
 * @returns whether there were any
 */
export async function undoBatch({ id, bot_id, undone_by, options }: Undone, size: number): Promise<boolean> {
  const rows = await db()
    .selectFrom('contact_import_row')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('contact_id')
    .limit(size)
    .execute()
  if (rows.length === 0) return false
  const ids = rows.map(({ contact_id }) => contact_id)
  const made = rows.filter(({ before }) => before === null)
  const left = await existing(bot_id, ids)
  const removed = await removeUntouched(
    { id, bot_id, undone_by },
    made.map(({ contact_id }) => contact_id),
  )
  let kept = made.filter(({ contact_id }) => left.has(contact_id)).length - removed.size
  for (const { contact_id, before, after, group_added, labels_added } of rows) {
    // Somebody deleted it since, or undid the import that it came with.
    if (before === null || !left.has(contact_id)) continue
    if (group_added && options.group_id)
      await db()
        .deleteFrom('contact_group_member')
        .where('group_id', '=', options.group_id)
        .where('contact_id', '=', contact_id)
        .execute()
    if (labels_added.length > 0)
      await db()
        .deleteFrom('contact_label')
        .where('contact_id', '=', contact_id)
        .where('label_id', 'in', labels_added)
        .execute()
    if (!(await restore({ bot_id, user_id: undone_by }, contact_id, before, after))) kept++
  }
  await db().deleteFrom('contact_import_row').where('import_id', '=', id).where('contact_id', 'in', ids).execute()
  await db()
    .updateTable('contact_import')
    .set(({ eb, ref }) => ({ done: eb(ref('done'), '+', rows.length), kept: eb(ref('kept'), '+', kept) }))
    .where('id', '=', id)
    .execute()
  return true
}

const existing = async (botId: number, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Deletes contacts that the import created and that nothing happened to since. Returns them. */
async function removeUntouched(
  { id: importId, bot_id: botId, undone_by: userId }: Omit<Undone, 'options'>,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number; name: string }>`
    delete from contact k using contact_import_row r
    where r.import_id = ${importId} and r.contact_id = any(${[...ids]}::integer[]) and r.contact_id = k.id
      and k.bot_id = ${botId} and k.id = any(${[...ids]}::integer[]) and k.version = r.version
      and not exists (select from chat c where c.contact_id = k.id)
      and not exists (select from channel_link l where l.contact_id = k.id)
      and not exists (select from contact_note n where n.contact_id = k.id)
    returning k.id, k.name`.execute(db())
  const deleted = rows.map(({ name }) => ({ contactId: null, contact: name, kind: 'deleted' as const }))
  const detail = 'Se deshizo su importación'
  await recordContactEvent(
    { botId },
    ...deleted.map((one) => ({ ...one, detail, actor: 'import' as const, batchId: importId, userId })),
  )
  return new Set(rows.map(({ id }) => id))
}

type Values = Readonly<Record<string, unknown>>

/** Returns whether every field that the import changed has its former value again. */
async function restore(
  { bot_id, user_id }: { bot_id: number; user_id: number | null },
  id: number,
  before: Values,
  after: Values,
): Promise<boolean> {
  const chats = 'name' in before ? await lockChatsOf(bot_id, id) : []
  const { rows } = await sql<Values>`
    select ${sql.join(WRITTEN.map((column) => sql.ref(column)))} from contact
    where id = ${id} and bot_id = ${bot_id} for no key update`.execute(db())
  const now = rows[0]
  if (!now) return true
  const changed = WRITTEN.filter((column) => column in before)
  const back = changed.filter((column) => isDeepStrictEqual(now[column], after[column]))
  const [email] = back.includes('email') && before.email ? await holdersOf(bot_id, String(before.email), id) : []
  const restored = email === undefined ? back : back.filter((column) => column !== 'email')
  if (restored.length > 0) {
    const values = JSON.stringify(Object.fromEntries(restored.map((column) => [column, before[column]])))
    const columns = sql.join(restored.map((column) => sql.ref(column)))
    await sql`update contact set version = ${nextVersion}, updated_at = ${currentCall().services.clock()}, updated_by = ${user_id},
      (${columns}) = (select ${columns} from jsonb_populate_record(null::contact, ${values}::text::jsonb)) where id = ${id}`.execute(
      db(),
    )
    if (restored.includes('name')) await renameChats(chats, String(before.name))
  }
  return restored.length === changed.length
}

/** Another contact may have the address by now. */
const holdersOf = (botId: number, email: string, id: number) =>
  db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', botId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', id)
    .execute()
