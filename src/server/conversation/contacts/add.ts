import type { components } from '../../../../generated/api.d.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { insertContact } from './insert.ts'
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
  const phone = await checkedPhone(scope, contact.phone, '', 'contact.phone')
  const added = await insertContact(scope, { name: contact.name, phone }, 'Al agregarlo en la configuración')
  return added.id
}
