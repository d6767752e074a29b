import { defined } from '../http/json.ts'
import type { Message, Person, PhoneNumber } from '../world/types.ts'
import type { World } from '../world/world.ts'

/** The part that all values of the field `messages` share. */
const base = (number: PhoneNumber) => ({
  messaging_product: 'whatsapp',
  metadata: {
    display_phone_number: number.displayPhoneNumber.replace(/\D/g, ''),
    phone_number_id: number.id,
  },
})

/** How webhooks of a number identify a person: without phone number when it is hidden. */
export function identityOf(world: World, number: PhoneNumber, person: Person): { waId?: string; userId: string } {
  const { portfolio } = world.waba(number.wabaId)
  return { waId: person.isPhoneHidden ? undefined : person.waId, userId: world.userId(person, portfolio) }
}

/** Any value of a number's webhooks. */
export const numberValue = (number: PhoneNumber, content: object): object => ({ ...base(number), ...content })

/** The webhook of a message that a person wrote. */
export function messageValue(world: World, number: PhoneNumber, person: Person, message: object): object {
  const { waId, userId } = identityOf(world, number, person)
  const profile = defined({ name: person.name, username: person.username })
  return {
    ...base(number),
    contacts: [defined({ profile, wa_id: waId, user_id: userId })],
    messages: [defined({ from: waId, from_user_id: userId, ...message })],
  }
}

/** The webhook of a status. */
export function statusValue(
  world: World,
  number: PhoneNumber,
  person: Person,
  message: Message,
  extra: object = {},
): object {
  const { waId, userId } = identityOf(world, number, person)
  const contact = defined({ wa_id: waId, user_id: userId })
  const status = defined({
    id: message.id,
    status: message.status,
    timestamp: String(Math.floor(message.statusAt / 1000)),
    recipient_id: waId,
    recipient_user_id: userId,
    biz_opaque_callback_data: message.opaque,
    ...extra,
  })
  return { ...base(number), ...(message.status === 'failed' ? {} : { contacts: [contact] }), statuses: [status] }
}
