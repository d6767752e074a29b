import { invalid } from '../http/errors.ts'
import type { Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { writeToNumber } from '../whatsapp/customer.ts'
import { deliverWaiting, readAll } from '../whatsapp/statuses.ts'
import type { Person, PhoneNumber } from '../world/types.ts'
import type { ControlCall } from './routes.ts'

/** The number a person writes to: the body's `to`, or the first one. */
function numberOf({ world }: Simulator, { to }: Params): PhoneNumber {
  const first = [...world.numbers.values()][0]
  const number = typeof to === 'string' ? world.numbers.get(to) : first
  if (!number) throw invalid(`There is no number ${String(to)}`)
  return number
}

/** `POST /_sim/people/{id}/{action}`. */
function act({ sim, path, body }: ControlCall): unknown {
  const { world } = sim
  const [, id = '', action = ''] = path
  const person = action === '' ? world.person(id) : (world.people.get(id) ?? world.byScoped(id) ?? world.byPhone(id))
  if (action === 'messages') {
    const { to: _, ...given } = body
    const message = writeToNumber(sim, person, numberOf(sim, body), given)
    return { id: message.id }
  }
  if (action === 'read') {
    for (const number of world.numbers.values()) readAll(sim, person, number.id)
    return { success: true }
  }
  if (action === '') return change(sim, person, body)
  throw invalid(`There is no action ${action}`)
}

const SWITCHES = ['isOnline', 'hasReadReceipts', 'readsByItself', 'isPhoneHidden'] as const

/** Changes a person's switches. */
function change(sim: Simulator, person: Person, body: Params): object {
  const wasOnline = person.isOnline
  for (const key of SWITCHES) {
    const value = body[key]
    if (typeof value === 'boolean') person[key] = value
  }
  if (typeof body.name === 'string') person.name = body.name
  if (person.isOnline && !wasOnline)
    for (const number of sim.world.numbers.values()) deliverWaiting(sim, person, number.id)
  sim.world.emit('person', toPerson(sim, person))
  return toPerson(sim, person)
}

/** A person as the control API and the phone page show it. */
export function toPerson({ world }: Simulator, person: Person): object {
  const userIds = Object.fromEntries(
    [...world.wabas.values()].map((waba) => [waba.id, world.userId(person, waba.portfolio)]),
  )
  const psids = Object.fromEntries([...world.pages.keys()].map((pageId) => [pageId, world.psid(person, pageId)]))
  return { ...person, blocked: [...person.blocked], stopped: [...person.stopped], userIds, psids }
}

/** People of the seed and those that someone wrote with. */
export const peopleRoutes: Readonly<Record<string, (call: ControlCall) => unknown>> = {
  'GET people': ({ sim, path }) =>
    path[1]
      ? toPerson(sim, sim.world.person(path[1]))
      : { data: [...sim.world.people.values()].slice(0, 500).map((person) => toPerson(sim, person)) },
  'POST people': act,
}
