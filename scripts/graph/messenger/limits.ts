import { GraphError } from '../http/errors.ts'
import type { Params } from '../http/json.ts'
import type { Simulator } from '../simulator.ts'
import type { Page, Person } from '../world/types.ts'

const DAY = 24 * 3_600_000

/** @throws {GraphError} 10/2018278 outside the window of 24 hours, with HUMAN_AGENT of 7 days */
export function checkWindow({ world }: Simulator, page: Page, person: Person, isHuman: boolean, params: Params): void {
  if (!world.settings.limits.hasWindows) return
  const { recipient } = params
  const isByToken = typeof recipient === 'object' && recipient !== null && 'notification_messages_token' in recipient
  if (isByToken) return
  if (isHuman && !page.hasHumanAgent)
    throw new GraphError(10, { message: '(#10) Human Agent feature is not approved for this app' })
  const { lastInboundAt } = world.thread(page.id, person.id)
  const until = (lastInboundAt ?? Number.NEGATIVE_INFINITY) + (isHuman ? 7 : 1) * DAY
  if (until > world.clock.now()) return
  throw new GraphError(10, {
    subcode: 2018278,
    message:
      '(#10) This message is sent outside of allowed window. Learn more about the new policy here: https://developers.facebook.com/docs/messenger-platform/policy-overview',
  })
}

/** @throws {GraphError} 613 when the page sends faster than its limit */
export function checkPageRate({ world }: Simulator, page: Page): void {
  const { pagePerSecond } = world.settings.limits
  if (pagePerSecond > 0 && !world.takeToken(`page:${page.id}`, pagePerSecond, pagePerSecond))
    throw new GraphError(613, { message: '(#613) Calls to this api have exceeded the rate limit.' })
}
