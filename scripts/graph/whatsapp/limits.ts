import { GraphError } from '../http/errors.ts'
import { isObject, type Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import type { Person, PhoneNumber, Template } from '../world/types.ts'

const DAY = 24 * 3_600_000

/**
 * Applies rates, windows, the messaging limit and what the person does not want.
 * @returns `asynchronous`: the code of the `failed` status that will follow, if any
 */
export function checkLimits(
  sim: Simulator,
  number: PhoneNumber,
  person: Person,
  type: string,
  params: Params,
): { asynchronous?: number } {
  const { world } = sim
  const { limits } = world.settings
  const { lastInboundAt } = world.thread(number.id, person.id)
  const isOpen = lastInboundAt !== undefined && lastInboundAt + DAY > world.clock.now()
  takeNumberToken(sim, number)
  if (limits.pairSeconds > 0 && !world.takeToken(`${number.id}:${person.id}`, limits.pairBurst, 1 / limits.pairSeconds))
    throw new GraphError(131056, {
      details:
        'Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.',
    })
  if (limits.hasWindows && !isOpen && type !== 'template')
    throw new GraphError(131047, {
      details:
        'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    })
  if (!isOpen) takeTier(sim, number, person)
  return { asynchronous: type === 'template' ? marketingFault(sim, number, person, params, isOpen) : undefined }
}

/** Throughput of a number, in and out together. @throws {GraphError} 130429 */
function takeNumberToken(sim: Simulator, number: PhoneNumber): void {
  if (!drainNumber(sim, number))
    throw new GraphError(130429, {
      details:
        'Message failed to send because there were too many messages sent from this phone number in a short period of time.',
    })
}

/** Takes one message from a number's throughput. @returns whether there was room */
export function drainNumber({ world }: Simulator, number: PhoneNumber): boolean {
  const { numberPerSecond } = world.settings.limits
  if (numberPerSecond <= 0) return true
  const rate = number.throughput === 'HIGH' ? Math.max(1000, numberPerSecond) : numberPerSecond
  return world.takeToken(`number:${number.id}`, rate, rate)
}

/** Different people outside windows in a moving day, for all numbers of a portfolio. @throws {GraphError} 131048 */
function takeTier({ world }: Simulator, number: PhoneNumber, person: Person): void {
  const { tier } = world.settings.limits
  if (tier <= 0) return
  const reached = world.reachedBy(world.waba(number.wabaId).portfolio)
  const now = world.clock.now()
  for (const [id, at] of reached) {
    if (at + DAY > now) break
    reached.delete(id)
  }
  if (!reached.has(person.id) && reached.size >= tier)
    throw new GraphError(131048, { details: 'The messaging limit of the business portfolio is reached.' })
  reached.delete(person.id)
  reached.set(person.id, now)
}

/** Promotions that the person stopped (131050), and those to the United States, which Meta does not deliver (131049). */
function marketingFault(
  { world }: Simulator,
  number: PhoneNumber,
  person: Person,
  params: Params,
  isOpen: boolean,
): number | undefined {
  const name = isObject(params.template) ? params.template.name : undefined
  const isMarketing = ({ wabaId, name: own, category }: Template) =>
    wabaId === number.wabaId && own === name && category === 'MARKETING'
  if (![...world.templates.values()].some(isMarketing)) return undefined
  if (person.stopped.has(number.wabaId)) return 131050
  return person.country === 'US' && !isOpen ? 131049 : undefined
}
