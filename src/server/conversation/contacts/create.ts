import { sql } from 'kysely'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { auditedFields, type ContactInput, checkedContact, setLabels, withUniqueEmail } from './checked.ts'
import { type Contact, contactOf } from './contact.ts'
import { insertContact } from './insert.ts'
import { setGroups } from './members.ts'

/**
 * Creates a contact.
 * @throws 409 if another one has the e-mail; 422 at the field of a value that cannot be stored
 */
export function createContact(scope: Scope, input: ContactInput): Promise<Contact> {
  const nothing = { phone: '', country: '', assigned_user_id: null, custom: {}, marketing: 'unknown' } as const
  return withUniqueEmail(scope, input.email, async () => {
    const { columns } = await checkedContact(scope, { custom: {}, ...input }, nothing)
    const { id } = await insertContact(scope, { ...columns, name: input.name }, '')
    if (input.labels) await setLabels(scope, id, input.labels)
    if (input.groups) await setGroups(scope, id, [], input.groups)
    const made = await contactOf(scope, id)
    await writeAudit({ id, label: made.name, after: auditedFields(made) })
    return made
  })
}

/**
 * Deletes a contact without conversations: these keep what was said, which a list of contacts must not delete.
 * @throws 404; 409 while they have conversations
 */
export function deleteContact(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    const query = db().selectFrom('contact').select('name').where('bot_id', '=', scope.botId).where('id', '=', id)
    if (!(await query.forUpdate().executeTakeFirst())) throw commonProblems.notFound()
    const { chats } = await db()
      .selectFrom('chat')
      .select(sql<number>`count(*)::int`.as('chats'))
      .where('contact_id', '=', id)
      .executeTakeFirstOrThrow()
    if (chats > 0)
      throw problem(
        409,
        'in_use',
        'Tiene conversaciones. Bloquéalo o, para eliminar también eso, ábrelo y elige «Todo lo guardado».',
      )
    const before = await contactOf(scope, id)
    await db().deleteFrom('contact').where('id', '=', id).execute()
    await writeAudit({ id, label: before.name, before: auditedFields(before) })
    await recordContactEvent(scope, { contactId: null, contact: before.name, kind: 'deleted', detail: '' })
  })
}
