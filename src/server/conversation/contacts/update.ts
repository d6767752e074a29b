import { sql } from 'kysely'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { person } from '../../foundation/resource/person.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { lockChatsOf, renameChats } from '../chats/core/naming.ts'
import { recordChanges } from './changed.ts'
import { auditedFields, type ContactInput, checkedContact, setLabels, withUniqueEmail } from './checked.ts'
import { type Contact, contactOf } from './contact.ts'
import { setGroups } from './members.ts'
import { asSeen } from './sight.ts'

/**
 * Throws 404 unless the caller may see the contact: all contacts with the contacts permission, otherwise those of
 * visible chats.
 */
export async function assertVisible(scope: Scope, id: number): Promise<void> {
  if (scope.permissions.contacts) return
  const row = await db()
    .selectFrom('chat')
    .select('id')
    .where('contact_id', '=', id)
    .where(visibleTo(scope))
    .limit(1)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
}

/**
 * Updates a contact. Absent fields stay unchanged. 409 when it was changed in the meantime or another contact has the
 * e-mail.
 */
export async function updateContact(scope: Scope, id: number, input: ContactInput): Promise<Contact> {
  await assertVisible(scope, id)
  return withUniqueEmail(scope, input.email, async () => {
    const chats = await lockChatsOf(scope.botId, id)
    const row = await db()
      .selectFrom('contact')
      .select(['version', 'updated_at', person('updated_by').as('updated_by')])
      .where('bot_id', '=', scope.botId)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw commonProblems.notFound()
    const before = await contactOf(scope, id)
    if (input.version !== undefined && input.version !== row.version)
      throw commonProblems.stale(await asSeen(scope, before), {
        at: row.updated_at,
        ...(row.updated_by && { by: row.updated_by }),
      })
    const { name } = input
    const { values, columns } = await checkedContact(scope, input, before)
    const isNamed = name === undefined || chats.every(({ user_name }) => user_name === name)
    const wanted = { ...values, labels: ordered(input.labels), groups: ordered(input.groups) }
    if (isNamed && hasValues(before, wanted)) return unchanged(before)
    await db()
      .updateTable('contact')
      .set({
        ...columns,
        updated_at: currentCall().services.clock(),
        updated_by: scope.userId,
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute()
    if (name !== undefined) await renameChats(chats, name)
    if (input.labels) await setLabels(scope, id, input.labels)
    if (input.groups) await setGroups(scope, id, before.groups ?? [], input.groups)
    const after = await contactOf(scope, id)
    const facts = { before: auditedFields(before), after: auditedFields(after) }
    await writeAudit({ id, alone: true, label: after.name, ...facts })
    await recordChanges(scope, after, facts.before, facts.after)
    return after
  })
}

/** Adds a note to a contact. */
export async function addNote(scope: Scope, id: number, text: string): Promise<Contact> {
  await assertVisible(scope, id)
  return tx(async () => {
    const { name } = await contactOf(scope, id)
    await refuseBeyond(
      { most: MaximumsLimits.notes, noun: 'notas de este contacto', next: 'Escribe lo nuevo en sus datos.' },
      'contact_note',
      sql`contact_id = ${id}`,
    )
    await db()
      .insertInto('contact_note')
      .values({
        contact_id: id,
        user_id: scope.userId,
        signed_as: writerOf(scope).signedAs ?? null,
        text,
        at: currentCall().services.clock(),
      })
      .execute()
    await writeAudit({ id, alone: true, label: name, after: { note: text } })
    return contactOf(scope, id)
  })
}

/** Returns ids in the order in which a contact has them. */
const ordered = (ids: readonly number[] | undefined) => ids && [...new Set(ids)].sort((a, b) => a - b)
