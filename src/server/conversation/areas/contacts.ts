import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { checkedPhone } from '../contacts/phones.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { notifyLead } from '../webhooks/lead.ts'
import { type Area, areas } from './area.ts'

type Input = components['schemas']['AreaContactInput']

/** Adds a contact to an area: an existing one, or a new one created from the input. */
export function addContact(scope: Scope, { id, contact_id, contact }: Input): Promise<Area> {
  return areas.patch(scope, id, async () => {
    const contactId = await contactToAdd(scope, { contact_id, contact })
    const added = await db()
      .insertInto('area_contact')
      .values({ area_id: id, contact_id: contactId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('contact_id')
      .executeTakeFirst()
    if (!added) throw problem(409, 'taken', 'El contacto ya está en el área.')
    return undefined
  })
}

/** Enables or disables a contact of an area. */
export function toggleContact(scope: Scope, id: number, contactId: number, enabled: boolean): Promise<Area> {
  return areas.patch(scope, id, async () => {
    const { numUpdatedRows } = await db()
      .updateTable('area_contact')
      .set({ enabled })
      .where('area_id', '=', id)
      .where('contact_id', '=', contactId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw commonProblems.notFound()
    return undefined
  })
}

/**
 * Returns the contact that is added to something: an existing one, or a new one. Call it within a transaction.
 * @throws 422 when it does not exist, or is neither chosen nor described
 */
export const contactToAdd = (scope: Scope, { contact_id, contact }: Omit<Input, 'id'>): Promise<number> =>
  contact_id === null ? makeContact(scope, contact) : known(scope, contact_id)

async function known({ botId }: Scope, id: number): Promise<number> {
  const query = db().selectFrom('contact').select('id').where('bot_id', '=', botId).where('id', '=', id)
  if (await query.executeTakeFirst()) return id
  const text = 'Ese contacto ya no existe. Elige otro.'
  throw problem(422, 'invalid', text, { contact_id: [text] })
}

async function makeContact(scope: Scope, contact: Input['contact']): Promise<number> {
  if (!contact) {
    const text = 'Elige un contacto o completa sus datos.'
    throw problem(422, 'invalid', text, { contact_id: [text] })
  }
  const { botId } = scope
  const phone = await checkedPhone(scope, contact.phone, '', 'contact.phone')
  const at = currentCall().services.clock()
  const dates = { first_seen_at: at, last_seen_at: at, created_at: at, updated_at: at }
  const { id } = await db()
    .insertInto('contact')
    .values({ bot_id: botId, name: contact.name, phone, ...dates })
    .returning('id')
    .executeTakeFirstOrThrow()
  const detail = 'Al agregarlo a un área'
  await recordContactEvent(scope, { contactId: id, contact: contact.name, kind: 'created', detail })
  await notifyLead(botId, { contactId: id, name: contact.name, chatId: null })
  return id
}
