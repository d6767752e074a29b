import { missing, textOf } from '../http/checks.ts'
import { GraphError, invalid } from '../http/errors.ts'
import { defined, type Params } from '../http/json.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'
import { newWamid } from '../world/ids.ts'
import { digitsIn } from '../world/phones.ts'
import type { Message, Person, PhoneNumber } from '../world/types.ts'
import { checkLimits } from './limits.ts'
import { follow, setStatus } from './statuses.ts'
import { checkMessage } from './validate.ts'
import { identityOf } from './values.ts'

/** `POST /{phone_number_id}/messages`: a message, a read receipt or typing. */
export function postMessages(sim: Simulator, call: AuthorizedCall): object {
  const number = sim.world.number(call.id)
  const { params } = call
  if (params.messaging_product === undefined)
    throw invalid('The parameter messaging_product is required.', { isWhatsApp: true })
  if (params.messaging_product !== 'whatsapp')
    throw invalid('Param messaging_product must be one of {WHATSAPP}', { isWhatsApp: true })
  checkNumber(number)
  return params.status === undefined ? sendMessage(sim, number, call) : markRead(sim, number, params)
}

/** @throws {GraphError} 133010, 131031 when the number cannot send at all */
function checkNumber(number: PhoneNumber): void {
  if (number.status === 'BANNED' || number.status === 'RESTRICTED') throw new GraphError(131031)
  if (!number.isRegistered)
    throw new GraphError(133010, { details: 'Account does not exist in Cloud API, please use /register API first' })
}

function sendMessage(sim: Simulator, number: PhoneNumber, { params, failure }: AuthorizedCall): object {
  const { world } = sim
  const type = checkMessage(params, { world, number })
  const person = recipientOf(sim, number, params)
  const asynchronous = checkLimits(sim, number, person, type, params).asynchronous ?? failure
  const now = world.clock.now()
  const opaque = params.biz_opaque_callback_data
  const message: Message = {
    id: newWamid(person.waId, false),
    accountId: number.id,
    personId: person.id,
    isInbound: false,
    at: now,
    type,
    body: JSON.stringify(params),
    opaque: typeof opaque === 'string' ? opaque : undefined,
    status: 'accepted',
    statusAt: now,
  }
  world.addMessage(message)
  react(sim, message, params)
  world.thread(number.id, person.id).typingUntil = undefined
  world.emit('message', message)
  if (world.settings.statuses.sentBeforeAnswer && asynchronous === undefined) setStatus(sim, message, 'sent')
  follow(sim, message, asynchronous)
  const { waId, userId } = identityOf(world, number, person)
  return {
    messaging_product: 'whatsapp',
    contacts: [defined({ input: String(params.to ?? params.recipient), wa_id: waId, user_id: userId })],
    messages: [defined({ id: message.id, message_status: type === 'template' ? 'accepted' : undefined })],
  }
}

function react({ world }: Simulator, message: Message, params: Params): void {
  if (message.type !== 'reaction') return
  const { message_id, emoji } = params.reaction as { message_id: string; emoji: string }
  const target = world.messages.get(message_id)
  if (target) target.businessReaction = emoji || undefined
}

/** The person a message goes to: `to` wins over `recipient`. @throws {GraphError} 100, 131030, 131021 */
function recipientOf({ world }: Simulator, number: PhoneNumber, params: Params): Person {
  const { to, recipient } = params
  if (to === undefined && recipient === undefined) throw invalid('The parameter to is required.', { isWhatsApp: true })
  if (to === undefined) {
    const person = world.byScoped(textOf(params, 'recipient', 'recipient', 140))
    if (person && world.userId(person, world.waba(number.wabaId).portfolio) === recipient) return person
    throw new GraphError(131026, { details: 'The recipient is not a user id of this business portfolio' })
  }
  if (typeof to !== 'string' || !/^\+?[\d\s()-]{6,24}$/.test(to))
    throw new GraphError(131009, { details: 'The parameter to must be a phone number' })
  const digits = digitsIn(to)
  if (digits === digitsIn(number.displayPhoneNumber)) throw new GraphError(131021)
  checkAllowed(number, digits)
  return world.byPhone(digits)
}

/** A test number reaches its list only, and compares the digits as they are: Argentina's 9 is not in it. */
function checkAllowed({ allowedRecipients }: PhoneNumber, digits: string): void {
  if (!allowedRecipients || allowedRecipients.includes(digits)) return
  throw new GraphError(131030, {
    subcode: 2655007,
    details: 'Recipient phone number not in allowed list: Add recipient phone number to recipient list and try again.',
  })
}

/** Longest time that typing is shown, in milliseconds. */
const TYPING = 25_000

function markRead({ world }: Simulator, number: PhoneNumber, params: Params): object {
  if (params.status !== 'read') throw invalid('Param status must be one of {READ}', { isWhatsApp: true })
  const id = textOf(params, 'message_id', 'message_id', 512)
  const message = world.messages.get(id)
  if (!message?.isInbound || message.accountId !== number.id)
    throw missing(`Message ${id} does not exist or is not an incoming message`)
  const thread = world.thread(number.id, message.personId)
  for (const one of thread.messages)
    if (one.isInbound && one.at <= message.at && one.status === 'received') {
      one.status = 'read'
      one.statusAt = world.clock.now()
    }
  if (params.typing_indicator !== undefined) thread.typingUntil = world.clock.now() + TYPING
  world.emit('thread', { accountId: number.id, personId: message.personId })
  return { success: true }
}
