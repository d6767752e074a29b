import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { ownOf } from '../../../../contract/path.ts'
import { matchKey } from '../../../../contract/phone-forms.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { changeRows } from '../../../foundation/resource/rows.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db, instant, isDuplicate, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from '../../chats/core/chat-events.ts'
import { lockChatsOf, renameChats } from '../../chats/core/naming.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { auditedFields } from '../checked.ts'
import { type Contact, contactOf } from '../contact.ts'
import { lockContacts } from '../lock.ts'
import { type MergeRecord, type StoredContact, storedContact, undoUntil } from './merge.ts'
import { giveRelationsBack, groupsOf, lockGroups, moveRows, OWNED } from './moved.ts'

/** Returns the merges into a contact that can still be undone, the last one first. */
export async function mergesInto({ botId }: Pick<Scope, 'botId'>, id: number): Promise<NonNullable<Contact['merges']>> {
  const rows = await db()
    .selectFrom('contact_merge')
    .select(['id', 'source_name as name', 'at'])
    .where('bot_id', '=', botId)
    .where('target_id', '=', id)
    .where('undone_at', 'is', null)
    .where('at', '>', instant(earliest()))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, undo_until: undoUntil(row.at) }))
}

/** Returns the id of a contact, or of the one that it became part of; the given one if there is neither. */
export async function survivorOf({ botId }: Pick<Scope, 'botId'>, id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with recursive step as (
      select ${id}::int as id, 0 as place
      union all
      select m.target_id, s.place + 1 from step s join contact_merge m on m.source_id = s.id
        where m.bot_id = ${botId} and m.undone_at is null and s.place < ${MOST_STEPS}::int)
    select k.id from step s join contact k on k.id = s.id and k.bot_id = ${botId} order by s.place limit 1`.execute(
    db(),
  )
  return rows[0]?.id ?? id
}

/** Merges one after the other that an address follows. */
const MOST_STEPS = 20

const earliest = () => new Date(currentCall().services.clock().getTime() - retentionPeriods.undo)

/**
 * Undoes a merge: both contacts return as they were. What came since stays with whom it belongs to: messages and new
 * chats with the identity they came from, and a field that was changed since with the target.
 * @returns the target
 * @throws 404 if the bot has no such merge; 409 if it is undone, too old, followed by another one, or if another contact
 * has the e-mail by now
 */
export async function undoMerge(scope: Scope, id: number): Promise<Contact> {
  try {
    return await tx(() => undo(scope, id))
  } catch (error) {
    if (!isDuplicate(error, 'contact_email')) throw error
    throw problem(409, 'taken', 'Otro contacto ya tiene el correo de uno de los dos. Cámbialo y vuelve a deshacer.')
  }
}

async function undo(scope: Scope, id: number): Promise<Contact> {
  const { botId } = scope
  const found = db().selectFrom('contact_merge').selectAll().where('bot_id', '=', botId).where('id', '=', id)
  const { target_id } = (await found.executeTakeFirst()) ?? { target_id: 0 }
  // The contact first, like whoever erases it.
  await lockContacts(botId, [target_id])
  const merge = await found.forUpdate().executeTakeFirst()
  if (!merge) throw commonProblems.notFound()
  if (merge.undone_at)
    throw problem(409, 'gone', 'Alguien ya deshizo esta unión: los dos contactos están en la agenda.')
  if (new Date(merge.at) <= earliest())
    throw problem(409, 'too_late', 'Pasaron más de 24 horas: ya no puedes deshacer esta unión.')
  const { target_id: target, source_id: source } = merge
  const later = await db()
    .selectFrom('contact_merge')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', '>', id)
    .where('undone_at', 'is', null)
    .where((where) => where.or([where('target_id', '=', target), where('source_id', '=', target)]))
    .executeTakeFirst()
  if (later) throw problem(409, 'in_use', 'Después uniste este contacto con otro. Deshaz primero esa unión.')
  const before = await contactOf(scope, target)
  const record = merge.record
  await lockGroups(groupsOf(record.moved))
  await restoreTarget(scope, target, record)
  await insertContact(scope, record.source)
  await giveBack(scope, target, source, merge.at, record)
  await db()
    .updateTable('contact_merge')
    .set({ undone_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
  const contact = await contactOf(scope, target)
  const facts = { before: { ...auditedFields(before), merged: merge.source_name }, after: auditedFields(contact) }
  await writeAudit({ id: target, label: contact.name, ...facts })
  const detail = `Se separó de «${merge.source_name || source}»`
  await recordContactEvent(scope, { contactId: target, contact: contact.name, kind: 'updated', detail })
  return contact
}

/** Columns that a change of the row sets, or that messages set. */
const DERIVED = [
  'id',
  'bot_id',
  'phone_key',
  'created_at',
  'updated_at',
  'updated_by',
  'version',
  'first_seen_at',
  'last_seen_at',
]

/** Gives the target the values from before the merge, unless somebody changed them since. */
async function restoreTarget(scope: Scope, target: number, { before, after }: MergeRecord): Promise<void> {
  const now = await storedContact(target)
  const restored: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(before)) {
    if (DERIVED.includes(column) || column === 'custom') continue
    if (isDeepStrictEqual(now[column], after[column])) restored[column] = value
  }
  const [own, merged, current] = [customOf(before), customOf(after), customOf(now)]
  for (const key of Object.keys({ ...own, ...merged })) {
    if (!isDeepStrictEqual(ownOf(current, key), ownOf(merged, key))) continue
    if (Object.hasOwn(own, key)) current[key] = own[key]
    else delete current[key]
  }
  await writeColumns(scope, target, { ...restored, custom: current, first_seen_at: before.first_seen_at })
}

const customOf = (row: StoredContact): Record<string, unknown> => ({ ...Object(row.custom) })

/** Returns the values of own fields that the bot still has. */
async function ownValuesOf(botId: number, values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const fields = await db().selectFrom('contact_field').select('key').where('bot_id', '=', botId).execute()
  const known = new Set(fields.map(({ key }) => key))
  return Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key)))
}

/** Writes some columns of a contact as they were stored. A person, an area or an own field that is gone is left out. */
async function writeColumns({ botId, userId }: Scope, id: number, values: Record<string, unknown>): Promise<void> {
  const known = await withoutGone(botId, values)
  const columns = sql.join(Object.keys(known).map((column) => sql.ref(column)))
  await sql`update contact set updated_at = ${currentCall().services.clock()}, updated_by = ${userId}, version = ${nextVersion},
    (${columns}) = (select ${columns} from jsonb_populate_record(null::contact, ${JSON.stringify(known)}::text::jsonb))
    where id = ${id}`.execute(db())
}

async function insertContact({ botId }: Scope, row: StoredContact): Promise<void> {
  // The key of the number is computed from it.
  const { phone_key: _, ...stored } = row
  const known = await withoutGone(botId, { ...stored, version: Number(row.version) + 1 })
  const columns = sql.join(Object.keys(known).map((column) => sql.ref(column)))
  await sql`insert into contact (${columns}) select ${columns} from jsonb_populate_record(null::contact, ${JSON.stringify(known)}::text::jsonb)`.execute(
    db(),
  )
}

async function withoutGone(botId: number, values: Record<string, unknown>): Promise<Record<string, unknown>> {
  const refers = {
    assigned_user_id: 'app_user',
    blocked_by: 'app_user',
    updated_by: 'app_user',
    area_id: 'area',
  } as const
  const known: Record<string, unknown> = {
    ...values,
    ...('custom' in values && { custom: await ownValuesOf(botId, customOf(values)) }),
  }
  for (const [column, table] of Object.entries(refers)) {
    const id = known[column]
    if (typeof id !== 'number') continue
    const row = await db().selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (!row) known[column] = null
  }
  return known
}

/** Gives back what moved, with what came since from the source's identities. */
async function giveBack(
  scope: Scope,
  target: number,
  source: number,
  at: string,
  { before, source: was, moved }: MergeRecord,
) {
  const among = (ids: readonly number[]) => sql`id = any(${[...ids]}::integer[])`
  const { chat, channel_link } = moved.owned
  const phone = String(was.phone ?? '')
  // The number was the source's alone: who wrote from it since is the source.
  const key = phone && matchKey(phone) !== matchKey(String(before.phone ?? '')) ? matchKey(phone) : null
  const links = await moveRows(
    'channel_link',
    source,
    sql`contact_id = ${target} and (${among(channel_link)} or (created_at > ${at} and match_key = ${key}))`,
  )
  const chats = await moveRows(
    'chat',
    source,
    sql`contact_id = ${target} and (${among(chat)} or link_id = any(${links}::integer[]))`,
  )
  for (const table of OWNED) await moveRows(table, source, sql`contact_id = ${target} and ${among(moved.owned[table])}`)
  await moveRows('contact_value', source, sql`contact_id = ${target} and chat_id = any(${chats}::integer[])`)
  await giveRelationsBack(source, target, moved)
  // When somebody was last here does not change the version: nobody edited it.
  for (const [id, row] of [
    [target, before],
    [source, was],
  ] as const)
    await sql`update contact set last_seen_at = greatest(${row.last_seen_at}::timestamptz,
      (select max(c.last_inbound_at) from chat c where c.contact_id = ${id})) where id = ${id}`.execute(db())
  const groups = groupsOf(moved)
  if (groups.length > 0) await changeRows(scope, 'contact_group', groups, {})
  for (const id of [source, target]) {
    const locked = await lockChatsOf(scope.botId, id)
    const { name } = await storedContact(id)
    await renameChats(locked, String(name))
    for (const one of locked) await emitChatEvents(scope.botId, one.id, { after: one, whole: true })
  }
}
