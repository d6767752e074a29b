import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { notifyLead } from '../webhooks/lead.ts'
import { checkedPhone } from './phones.ts'

/** A contact that exists, or what a new one is made of. */
interface Input {
  contact_id: number | null
  contact?: components['schemas']['NewContact'] | undefined
}

/**
 * Returns the contact that is added to something: an existing one, or a new one. Call it within a transaction.
 * @throws 422 when it does not exist, or is neither chosen nor described
 */
export const contactToAdd = (scope: Scope, { contact_id, contact }: Input): Promise<number> =>
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
  const detail = 'Al agregarlo en la configuración'
  await recordContactEvent(scope, { contactId: id, contact: contact.name, kind: 'created', detail })
  await notifyLead(botId, { contactId: id, name: contact.name, chatId: null })
  return id
}
