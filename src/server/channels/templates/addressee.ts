import type { components } from '../../../../generated/api.d.ts'
import { placeholderName } from '../../../contract/customer-names.ts'
import { matchKey } from '../../../contract/phone-forms.ts'
import { typedPhone } from '../../../contract/typed-phone.ts'
import type { openChat } from '../../conversation/chats/core/open-chat.ts'
import { assertVisible } from '../../conversation/contacts/update.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import type { Line } from './lines.ts'

type Given = Pick<components['schemas']['ChatStartInput'], 'contact_id' | 'phone' | 'name'>

/** Whom a conversation begins with. */
interface Addressee {
  party: Parameters<typeof openChat>[0]
  /** the contact of the agenda, if one was chosen */
  contact?: { id: number; name: string }
}

/**
 * Returns whom a conversation begins with: a contact or whoever has a number. They are addressed as they are known on
 * WhatsApp, if they are.
 * @throws 404 for a contact whom the caller may not see; 422 at what must be corrected
 */
export async function addresseeOf(scope: Scope, line: Line, given: Given): Promise<Addressee> {
  const { contact_id, phone, name } = given
  if ((contact_id === undefined) === (phone === undefined))
    throw invalid('contact_id', 'Elige un contacto o escribe un teléfono.')
  const { botId } = scope
  if (phone !== undefined) {
    const digits = typedPhone(phone, line.phone)
    if (!digits) throw invalid('phone', 'Escribe el teléfono completo, con su código de país: +54 9 341 555-0188.')
    refuseOwn(line, digits, 'phone')
    return { party: await partyOf(botId, line, digits, name) }
  }
  const contact = await contactOf(scope, contact_id ?? 0)
  const digits = typedPhone(contact.phone, line.phone)
  if (digits) {
    refuseOwn(line, digits, 'contact_id')
    return { contact, party: await partyOf(botId, line, digits, contact.name) }
  }
  const known = await links(botId).where('contact_id', '=', contact.id).orderBy('updated_at', 'desc').executeTakeFirst()
  if (known) return { contact, party: asKnown(botId, line, known, contact.name) }
  throw invalid(
    'contact_id',
    contact.phone
      ? 'El teléfono de este contacto no está completo. Corrígelo en sus datos.'
      : 'Este contacto no tiene teléfono. Agrégalo en sus datos.',
  )
}

async function contactOf(scope: Scope, id: number) {
  await assertVisible(scope, id)
  const contact = await db()
    .selectFrom('contact')
    .select(['id', 'name', 'phone'])
    .where('bot_id', '=', scope.botId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!contact) throw commonProblems.notFound()
  return contact
}

const links = (botId: number) =>
  db()
    .selectFrom('channel_link')
    .select(['user_id', 'address'])
    .where('bot_id', '=', botId)
    .where('channel', '=', 'whatsapp')

/** Addresses a number in the form that WhatsApp accepted before. */
async function partyOf(botId: number, line: Line, digits: string, name: string | undefined) {
  const known = await links(botId).where('match_key', '=', matchKey(digits)).executeTakeFirst()
  const userName = name ?? placeholderName(Number(digits.slice(-4)))
  return asKnown(botId, line, known ?? { user_id: null, address: digits }, userName)
}

function asKnown(
  botId: number,
  line: Line,
  { user_id, address }: { user_id: string | null; address: string | null },
  userName: string,
): Addressee['party'] {
  const identity = { ...(address !== null && { address }), ...(user_id !== null && { userId: user_id }) }
  const senderId = address ?? user_id ?? ''
  return { botId, channel: 'whatsapp', accountId: line.id, senderId, userName, identity }
}

/** Rejects with 422 the business's own number: WhatsApp has no conversation of a number with itself. */
function refuseOwn(line: Line, digits: string, field: string): void {
  if (matchKey(line.phone) === matchKey(digits)) throw invalid(field, 'Es el teléfono de tu negocio. Elige otro.')
}

const invalid = (field: string, text: string) => problem(422, 'invalid', text, { [field]: [text] })
