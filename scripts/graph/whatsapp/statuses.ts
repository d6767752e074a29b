import { titleOf } from '../http/errors.ts'
import type { Simulator } from '../simulator.ts'
import type { Message, MessageStatus, Person, PhoneNumber } from '../world/types.ts'
import { statusValue } from './values.ts'

const RANK: Readonly<Partial<Record<MessageStatus, number>>> = {
  accepted: 0,
  sent: 1,
  delivered: 2,
  read: 3,
  played: 4,
}

/** Sets a message's status, unless it already has a later one, and reports it. @returns whether it changed */
export function setStatus(sim: Simulator, message: Message, status: MessageStatus, code?: number): boolean {
  const { world } = sim
  const rank = RANK[message.status]
  if (rank === undefined || (status === 'failed' ? rank > 1 : (RANK[status] ?? 0) <= rank)) return false
  message.status = status
  message.statusAt = world.clock.now()
  message.errorCode = code
  const number = world.number(message.accountId)
  const person = world.person(message.personId)
  sim.webhooks.toNumber(number, statusValue(world, number, person, message, extraOf(sim, number, message)))
  world.emit('status', { id: message.id, accountId: message.accountId, personId: message.personId, status, code })
  return true
}

/** Price and error of a status. `pricing` comes with `sent`, the conversation only with an ad's free days. */
function extraOf(sim: Simulator, number: PhoneNumber, message: Message): object {
  if (message.status === 'failed') {
    const title = titleOf(message.errorCode ?? 131000)
    const href = 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/'
    return { errors: [{ code: message.errorCode, title, message: title, error_data: { details: title }, href }] }
  }
  if (message.status !== 'sent' && message.status !== 'delivered') return {}
  const { world } = sim
  const thread = world.thread(number.id, message.personId)
  const isFree = (thread.freeUntil ?? 0) > message.at
  const category = categoryOf(sim, number, message)
  const inWindow = (thread.lastInboundAt ?? 0) + 24 * 3_600_000 > message.at
  const isFreeService = category === 'service' || (category === 'utility' && inWindow)
  const type = isFree ? 'free_entry_point' : isFreeService ? 'free_customer_service' : 'regular'
  const pricing = {
    billable: type === 'regular',
    pricing_model: 'PMP',
    type,
    category: isFree ? 'referral_conversion' : category,
  }
  if (!isFree) return { pricing }
  const expiration_timestamp = String(Math.floor((thread.freeUntil ?? 0) / 1000))
  const id = `${number.id}${message.personId}`
  return { conversation: { id, origin: { type: 'referral_conversion' }, expiration_timestamp }, pricing }
}

function categoryOf({ world }: Simulator, number: PhoneNumber, message: Message): string {
  if (message.type !== 'template') return 'service'
  const { template } = JSON.parse(message.body) as { template?: { name?: string } }
  const found = [...world.templates.values()].find((one) => one.wabaId === number.wabaId && one.name === template?.name)
  return (found?.category ?? 'UTILITY').toLowerCase()
}

/** Starts the ladder accepted → sent → delivered → read of an accepted message. */
export function follow(sim: Simulator, message: Message, failure?: number): void {
  const { clock, settings, random } = sim.world
  const { statuses } = settings
  const sentAfter = sim.world.delay(statuses.sentAfter)
  if (failure !== undefined) {
    clock.after(sentAfter, () => setStatus(sim, message, 'failed', failure))
    return
  }
  const skips = random() < statuses.skipDelivered
  const reach = () => {
    if (!skips) clock.after(sim.world.delay(statuses.deliveredAfter), () => deliver(sim, message))
    else clock.after(sim.world.delay(statuses.readAfter), () => read(sim, message))
  }
  if (message.status === 'sent') reach()
  else
    clock.after(sentAfter, () => {
      if (setStatus(sim, message, 'sent')) reach()
    })
}

/** Delivers a message, when the person's phone is online and has not blocked the business. */
function deliver(sim: Simulator, message: Message): void {
  const person = sim.world.person(message.personId)
  if (!person.isOnline || person.blocked.has(message.accountId)) return
  // Reactions never become delivered.
  if (message.type === 'reaction' || !setStatus(sim, message, 'delivered')) return
  if (person.readsByItself)
    sim.world.clock.after(sim.world.delay(sim.world.settings.statuses.readAfter), () => read(sim, message))
}

function read(sim: Simulator, message: Message): void {
  const person = sim.world.person(message.personId)
  if (person.isOnline && person.hasReadReceipts && person.readsByItself) setStatus(sim, message, 'read')
}

/** The phone is online again: it receives what waited. */
export function deliverWaiting(sim: Simulator, person: Person, numberId: string): void {
  for (const message of sim.world.thread(numberId, person.id).messages)
    if (!message.isInbound && message.status === 'sent') deliver(sim, message)
}

/** The person opens the chat: everything delivered becomes read, unless receipts are off. */
export function readAll(sim: Simulator, person: Person, numberId: string): void {
  if (!person.hasReadReceipts || !person.isOnline) return
  for (const message of sim.world.thread(numberId, person.id).messages)
    if (!message.isInbound && message.type !== 'reaction' && message.status === 'delivered')
      setStatus(sim, message, 'read')
}
