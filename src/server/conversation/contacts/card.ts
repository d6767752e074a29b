import type { components } from '../../../../generated/api.d.ts'
import { ContactInputLimits } from '../../../../generated/limits.ts'
import { filterInput } from '../../../contract/input.ts'
import { dialled, matchKey, phoneForms } from '../../../contract/phone-forms.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { readPhone } from '../../foundation/phone/read.ts'
import { db, isDuplicate, tx } from '../../foundation/store/db.ts'
import { lockVisible } from '../chats/core/lock.ts'
import { messageOf } from '../chats/core/message.ts'
import { insertContact } from './insert.ts'
import { countryOf } from './phones.ts'

type Brief = components['schemas']['ContactBrief']
type Input = components['schemas']['ContactCardInput']

/**
 * Stores a contact that a customer sent as a card, with one of its numbers. Returns the known contact with that number
 * if there is one, unchanged.
 * @throws 404 if the chat, the message or the card does not exist; 422 at `phone` for a number that cannot be stored
 */
export async function addCard(scope: Scope, input: Input): Promise<Brief> {
  try {
    return await addOnce(scope, input)
  } catch (error) {
    if (!isDuplicate(error, 'contact_email')) throw error
    // Someone took the address after it was found free; now it is found taken.
    return addOnce(scope, input)
  }
}

function addOnce(scope: Scope, { id, message_id, card, phone }: Input): Promise<Brief> {
  return tx(async () => {
    // Of two people who add the same card, the second one finds the contact of the first.
    await lockVisible(scope, id)
    const given = (await messageOf(id, message_id)).content?.contacts?.[card]
    if (!given?.phones.includes(phone)) throw commonProblems.notFound()
    const digits = phone.replace(/\D/g, '')
    if (!/^\d{6,15}$/.test(digits)) {
      const text = 'Ese teléfono no tiene entre 6 y 15 cifras. Elige otro.'
      throw problem(422, 'invalid', text, { phone: [text] })
    }
    return (await known(scope, digits)) ?? make(scope, { name: given.name, email: given.emails[0] }, phone)
  })
}

/** The contact with a number, in any of its forms, or who writes from it on WhatsApp. */
async function known({ botId }: Scope, digits: string): Promise<Brief | undefined> {
  const forms = phoneForms(digits).flatMap((form) => [`+${form}`, form])
  return db()
    .selectFrom('contact as k')
    .select(['k.id', 'k.name', 'k.phone'])
    .where('k.bot_id', '=', botId)
    .where((where) =>
      where.or([
        where('k.phone', 'in', forms),
        where.exists(
          where
            .selectFrom('channel_link as l')
            .select('l.id')
            .whereRef('l.contact_id', '=', 'k.id')
            .where('l.bot_id', '=', botId)
            .where('l.match_key', '=', matchKey(digits)),
        ),
      ]),
    )
    .orderBy('k.id')
    .limit(1)
    .executeTakeFirst()
}

async function make(scope: Scope, given: { name: string; email: string | undefined }, phone: string): Promise<Brief> {
  const name = filterInput('name', given.name).trim().slice(0, ContactInputLimits.name.maxLength) || phone
  const email = await freeEmail(scope.botId, given.email)
  // A number that the tables do not know is kept as it came.
  const dial = readPhone(phone, await countryOf(scope)).phone ?? asSent(phone)
  const contact = await insertContact(scope, { name, email, phone: dial }, 'De una tarjeta que mandó un cliente')
  await writeAudit({ id: contact.id, label: name, after: { name, phone: contact.phone, email: email ?? '' } })
  return contact
}

const asSent = (phone: string) => (phone.trim().startsWith('+') ? dialled(phone) : phone.replace(/\D/g, ''))

/** An address that is valid and that no other contact has. */
async function freeEmail(botId: number, given: string | undefined): Promise<string | null> {
  const email = given?.trim() ?? ''
  if (email.length > ContactInputLimits.email.maxLength || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return null
  const query = db().selectFrom('contact').select('id').where('bot_id', '=', botId)
  const taken = await query
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return taken ? null : email
}
