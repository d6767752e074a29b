import { GraphError } from '../http/errors.ts'
import type { Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import type { Person, PhoneNumber } from '../world/types.ts'

const DAY = 24 * 3_600_000

/**
 * Applies windows and blocks to a message.
 * @returns `asynchronous`: the code of the `failed` status that will follow, if any
 */
export function checkLimits(
  { world }: Simulator,
  number: PhoneNumber,
  person: Person,
  type: string,
  _params: Params,
): { asynchronous?: number } {
  const thread = world.thread(number.id, person.id)
  const isOpen = thread.lastInboundAt !== undefined && thread.lastInboundAt + DAY > world.clock.now()
  if (world.settings.limits.hasWindows && !isOpen && type !== 'template')
    throw new GraphError(131047, {
      details:
        'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    })
  return {}
}
