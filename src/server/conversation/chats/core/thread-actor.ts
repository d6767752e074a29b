import { AsyncLocalStorage } from 'node:async_hooks'
import type { components } from '../../../../../generated/api.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'

/** Who changes a chat, as its thread names them. */
interface ThreadActor {
  actor: components['schemas']['ThreadEventActor']
  /** name of the person, the API key or the rule; empty for the others */
  name: string
}

const acting = new AsyncLocalStorage<ThreadActor>()

/** Runs `work` so that the threads of chats say who did it. The outermost one counts: a rule has the bot do something. */
export const actingAs = <T>(actor: ThreadActor, work: () => T): T => acting.run(acting.getStore() ?? actor, work)

/** Runs what the bot decides. */
export const asBot = <T>(work: () => T): T => actingAs({ actor: 'bot', name: '' }, work)

/** Runs what a customer causes. */
export const asCustomer = <T>(work: () => T): T => actingAs({ actor: 'customer', name: '' }, work)

/** Returns who changes chats now: somebody given, or the caller; jobs act by themselves. */
export function currentActor(): ThreadActor {
  const given = acting.getStore()
  if (given) return given
  const { scope, session } = currentCall()
  if (scope?.apiKeyId !== undefined) return { actor: 'api', name: scope.userName }
  return session ? { actor: 'user', name: session.user.name } : { actor: 'system', name: '' }
}
