import type { components } from '../../../../generated/api.d.ts'
import { contactToAdd } from '../../conversation/contacts/add.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { UserScope } from '../../foundation/http/scope.ts'
import { takenProblem } from '../../foundation/resource/refuse.ts'
import { unchanged } from '../../foundation/resource/unchanged.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { groupOf } from './groups.ts'

type Schemas = components['schemas']
type Contact = Schemas['AccessContact']

/** Adds a contact to a company. 409 when it is already there. */
export function addContact(
  scope: UserScope,
  { company_id, ...given }: Schemas['AccessContactInput'],
): Promise<Contact> {
  return tx(async () => {
    await lockBot(scope)
    const { company_name } = await groupOf(scope, company_id)
    const contact_id = await contactToAdd(scope, given)
    const added = await db()
      .insertInto('access_contact')
      .values({ group_id: company_id, contact_id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw takenProblem('contact_id', 'Ese contacto ya está en la empresa. Elige otro.')
    const contact = (await contactOf(scope, added.id)).contact
    await writeAudit({ id: company_id, label: company_name, after: { contact: contact.name } })
    return contact
  })
}

/** Enables or disables a contact of a company: a disabled one may not write, whatever token they have. */
export function setEnabled(scope: UserScope, id: number, enabled: boolean): Promise<Contact> {
  return tx(async () => {
    await lockBot(scope)
    const { contact, company } = await contactOf(scope, id)
    if (contact.enabled === enabled) return unchanged(contact)
    await db().updateTable('access_contact').set({ enabled }).where('id', '=', id).execute()
    const facts = (value: boolean) => ({ contact: contact.name, enabled: value })
    await writeAudit({ ...company, before: facts(contact.enabled), after: facts(enabled) })
    return { ...contact, enabled }
  })
}

/** Removes a contact from a company. 404 when there is none. */
export function removeContact(scope: UserScope, id: number): Promise<void> {
  return tx(async () => {
    await lockBot(scope)
    const { contact, company } = await contactOf(scope, id)
    await db().deleteFrom('access_contact').where('id', '=', id).execute()
    await writeAudit({ ...company, before: { contact: contact.name } })
  })
}

async function contactOf({ botId }: UserScope, id: number) {
  const row = await db()
    .selectFrom('access_contact as a')
    .innerJoin('access_group as g', 'g.id', 'a.group_id')
    .innerJoin('contact as k', 'k.id', 'a.contact_id')
    .select(['a.id', 'a.contact_id', 'k.name', 'k.phone', 'a.enabled', 'g.id as company_id', 'g.name as company_name'])
    .where('g.bot_id', '=', botId)
    .where('a.id', '=', id)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const { company_id, company_name, ...contact } = row
  return { contact, company: { id: company_id, label: company_name } }
}
