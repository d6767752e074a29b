import { invalid } from '../http/errors.ts'
import { defined } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { newWamid } from '../world/ids.ts'
import { countryOf } from '../world/phones.ts'
import type { Person, PhoneNumber } from '../world/types.ts'
import { identityOf, numberValue } from './values.ts'

/** A person takes another number: the user id changes too, and each number that knows the person hears of both. */
export function changeNumber(sim: Simulator, person: Person, waId: string): void {
  const { world } = sim
  if (!/^\d{8,15}$/.test(waId)) throw invalid('waId must be digits')
  const before = person.waId
  const known = [...world.numbers.values()].filter((one) => world.thread(one.id, person.id).messages.length > 0)
  const previous = new Map(known.map((number) => [number.id, identityOf(world, number, person).userId]))
  world.forgetNumber(before)
  person.waId = waId
  person.country = countryOf(waId)
  person.idVersion++
  world.index(person)
  for (const number of known) {
    const { userId } = identityOf(world, number, person)
    const timestamp = String(world.clock.seconds)
    const body = `User ${person.name} changed from ${before} to ${waId}`
    const system = { body, wa_id: waId, new_wa_id: waId, type: 'user_changed_number' }
    const message = { from: before, id: newWamid(before, true), timestamp, type: 'system', system }
    sim.webhooks.toNumber(number, numberValue(number, { messages: [message] }))
    const ids = { previous: previous.get(number.id), current: userId }
    const update = { wa_id: waId, detail: 'User id changed with the phone number', user_id: ids, timestamp }
    const value = numberValue(number, { user_id_update: [update] })
    sim.webhooks.toWaba(world.waba(number.wabaId), 'user_id_update', value, number)
  }
  world.emit('reset', {})
}

/** A person stops or resumes promotions with WhatsApp's own control. */
export function setPromotions(sim: Simulator, person: Person, number: PhoneNumber, isResumed: boolean): void {
  const { world } = sim
  const others = [...person.stopped].filter((one) => one !== number.wabaId)
  person.stopped = new Set(isResumed ? others : [...others, number.wabaId])
  const { waId, userId } = identityOf(world, number, person)
  const preference = defined({
    wa_id: waId,
    user_id: userId,
    detail: `User requested to ${isResumed ? 'resume' : 'stop'} marketing messages`,
    category: 'marketing_messages',
    value: isResumed ? 'resume' : 'stop',
    timestamp: world.clock.seconds,
  })
  const contacts = [defined({ profile: { name: person.name }, wa_id: waId, user_id: userId })]
  const value = numberValue(number, { contacts, user_preferences: [preference] })
  sim.webhooks.toWaba(world.waba(number.wabaId), 'user_preferences', value, number)
}
