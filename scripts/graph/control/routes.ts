import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBytes } from '../http/call.ts'
import { GraphError, invalid } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import { seedWorld } from '../world/seed.ts'
import { accountsOfSeed, practiceAccounts } from './accounts.ts'
import { faultRoutes } from './faults.ts'
import { ledgerOf } from './ledger.ts'
import { peopleRoutes } from './people.ts'
import { stateOf } from './state.ts'
import { changeTemplate } from './templates.ts'
import { threadOf } from './threads.ts'

/** A call to `/_sim/…`. */
export interface ControlCall {
  sim: Simulator
  /** path after `/_sim/` */
  path: string[]
  query: URLSearchParams
  body: Params
}

type ControlHandler = (call: ControlCall) => unknown

/** Handlers by method and first segment. */
const handlers: Readonly<Record<string, ControlHandler>> = {
  'POST reset': ({ sim }) => {
    seedWorld(sim.world)
    sim.webhooks.clear()
    sim.faults.remove()
    sim.world.emit('reset', {})
    return { success: true }
  },
  'POST seed': ({ sim, body }) => addSeed(sim, body),
  'GET accounts': ({ sim }) =>
    sim.world.settings.demo.offersAccounts ? accountsOfSeed : { whatsapp: [], facebook: [], telegram: [] },
  'GET practice': () => practiceAccounts,
  'GET clock': ({ sim }) => clockOf(sim),
  'POST clock': ({ sim, body }) => moveClock(sim, body),
  'GET settings': ({ sim }) => sim.world.settings,
  'PUT settings': ({ sim, body }) => mergeSettings(sim, body),
  'GET ledger': ({ sim, query }) => ledgerOf(sim, query),
  'GET threads': threadOf,
  'GET state': ({ sim }) => stateOf(sim),
  'GET idle': async ({ sim }) => {
    await sim.webhooks.idle()
    return { success: true }
  },
  'POST templates': changeTemplate,
  ...faultRoutes,
  ...peopleRoutes,
}

/** Answers the simulator's own API. Loopback only by default, hence without tokens. */
export async function answerControl(
  sim: Simulator,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = url.pathname.split('/').slice(2).map(decodeURIComponent)
  const text = (await readBytes(request)).toString('utf8')
  const body: unknown = text === '' ? {} : JSON.parse(text)
  const handler = handlers[`${request.method} ${path[0]}`]
  if (!handler)
    throw new GraphError(2500, { status: 404, message: `Unknown control ${request.method} ${url.pathname}` })
  if (!isObject(body)) throw invalid('The body must be a JSON object')
  const result = JSON.stringify(await handler({ sim, path, query: url.searchParams, body }))
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(result),
  })
  response.end(result)
}

const clockOf = ({ world: { clock } }: Simulator) => ({
  now: new Date(clock.now()).toISOString(),
  milliseconds: clock.now(),
  frozen: clock.isFrozen,
})

/** `{advance: seconds}` and `{freeze: true | false}`. */
function moveClock(sim: Simulator, { advance, freeze }: Params): object {
  const { clock } = sim.world
  if (typeof freeze === 'boolean') clock.freeze(freeze)
  if (advance !== undefined) {
    if (typeof advance !== 'number' || advance < 0) throw invalid('advance must be seconds, 0 or more')
    clock.advance(advance * 1000)
  }
  sim.world.emit('clock', clockOf(sim))
  return clockOf(sim)
}

/** Adds people, as `{people: [{id, name, waId, …}]}`. */
function addSeed({ world }: Simulator, { people = [] }: Params): object {
  if (!Array.isArray(people)) throw invalid('people must be a list')
  for (const person of people)
    if (isObject(person) && typeof person.id === 'string' && typeof person.waId === 'string')
      world.addPerson({
        ...person,
        id: person.id,
        waId: person.waId,
        name: String(person.name ?? person.id),
        isSeeded: true,
      })
  world.emit('reset', {})
  return { success: true, people: world.people.size }
}

/** Merges one level deep; unknown names are refused. */
function mergeSettings(sim: Simulator, body: Params): object {
  const { world } = sim
  const settings = world.settings as unknown as Params
  for (const [group, values] of Object.entries(body)) {
    const present = settings[group]
    if (present === undefined) throw invalid(`There is no setting ${group}`)
    if (!isObject(present) || !isObject(values)) settings[group] = values
    else {
      const strange = Object.keys(values).find((key) => !(key in present))
      if (strange !== undefined) throw invalid(`There is no setting ${group}.${strange}`)
      Object.assign(present, values)
    }
  }
  if (body.seed !== undefined) world.reseed()
  if (!world.settings.webhooks.hold) sim.webhooks.release()
  return world.settings
}
