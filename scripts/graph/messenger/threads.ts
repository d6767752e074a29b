import { invalid } from '../http/errors.ts'
import { defined, isObject } from '../http/json.ts'
import type { AuthorizedCall, Simulator } from '../simulator.ts'

/** Passes, takes or asks for the control of a thread; other apps receive its events in `standby`. */
export const moveThread =
  (kind: 'pass' | 'take' | 'request') =>
  (sim: Simulator, { id, params, token }: AuthorizedCall): object => {
    const { world } = sim
    const page = world.page(id)
    const person = isObject(params.recipient) ? world.byScoped(String(params.recipient.id)) : undefined
    if (!person) throw invalid('No matching user found', { subcode: 2018001 })
    const thread = world.thread(page.id, person.id)
    const previous = thread.ownerAppId ?? token.appId
    const target = kind === 'pass' ? String(params.target_app_id ?? '') : token.appId
    if (target === '') throw invalid('The parameter target_app_id is required.')
    if (kind !== 'request') thread.ownerAppId = target
    const owners = defined({
      previous_owner_app_id: previous,
      new_owner_app_id: kind === 'pass' ? target : undefined,
      requested_owner_app_id: kind === 'request' ? target : undefined,
      metadata: params.metadata,
    })
    const sender = { id: world.psid(person, page.id) }
    const event = {
      sender,
      recipient: { id: page.id },
      timestamp: world.clock.now(),
      [`${kind}_thread_control`]: owners,
    }
    sim.webhooks.toPage(page, 'messaging_handovers', event)
    return { success: true }
  }
