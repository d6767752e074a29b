import type { Call } from './http/call.ts'
import { Faults } from './http/faults.ts'
import { Webhooks } from './webhooks/webhooks.ts'
import type { Token } from './world/types.ts'
import { World } from './world/world.ts'

/** The world and its way to the subscribed addresses. */
export class Simulator {
  readonly world = new World()
  readonly webhooks = new Webhooks(this.world)
  readonly faults = new Faults(this.world)
}

/** A call with a valid token. */
export type AuthorizedCall = Call & { token: Token }

/** Answers a call; the result is the JSON of status 200. */
type Handler = (sim: Simulator, call: AuthorizedCall) => unknown

/** What a kind of node answers: `POST messages`, `GET` for the node itself. */
export type Routes = Readonly<Record<string, { scope?: string; run: Handler }>>
