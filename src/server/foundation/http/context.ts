import { AsyncLocalStorage } from 'node:async_hooks'
import type { Operation } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import type { RequestFacts } from './handler.ts'
import type { Scope, Session } from './scope.ts'

/** The side effects of a call so far: audit entries, and the number of changes that need a training. */
export interface CallEffects {
  readonly history: { action: string; resource: string; botId: number | null }[]
  untrained: number
  /** the call found nothing to change */
  unchanged?: true
}

/** Context that code deep inside a call can read without passing it along: caller, request and services. */
interface CallContext {
  readonly services: Services
  /** the called operation; it defines the expected audit entries and training */
  readonly operation?: Operation
  /** side effects of the call so far */
  readonly effects?: CallEffects
  readonly request?: RequestFacts
  readonly session?: Session | undefined
  readonly scope?: Scope | undefined
  /** the caller records the change as a whole: its parts write no audit entries, events or training marks */
  readonly isPart?: true
  /** the action under which the audit log has the changes of this call, whatever operation they usually belong to */
  readonly auditedAs?: 'restore'
  /** who does it by itself, such as a rule: its changes are those of the named action, and not of the caller */
  readonly automatic?: Automatic
  /** adds a header to the response */
  readonly addHeader?: (name: string, value: string) => void
}

/** What acts by itself, and on what kind of resource. */
interface Automatic {
  /** the bot in which it acts: a job has no scope */
  readonly botId: number
  readonly actor: { readonly type: 'bot'; readonly id: number | null; readonly name: string; readonly role?: null }
  readonly audited: { readonly action: 'update'; readonly resource: 'chat' }
}

const storage = new AsyncLocalStorage<CallContext>()

/** Runs `work` in the context of the given call, or of a job, which has no request. */
export function inCall<T>(context: CallContext, work: () => T): T {
  return storage.run(context, work)
}

/** Returns the current call. Throws outside of a call, which is a programming error. */
export function currentCall(): CallContext {
  const context = storage.getStore()
  if (!context) throw new Error('currentCall() was used outside of a call: run the code in inCall()')
  return context
}

/** Runs `work` as part of a larger change of the current call, which the caller records as a whole. */
export function asPart<T>(work: () => T): T {
  const { effects: _own, ...call } = currentCall()
  return inCall({ ...call, isPart: true }, work)
}

/**
 * Runs `work` so that the audit log has its changes under another action than usual.
 * @param operation the operation whose changes they are, if that is not the current one
 */
export function asAudited<T>(auditedAs: 'restore', work: () => T, operation?: Operation): T {
  return inCall({ ...currentCall(), auditedAs, ...(operation && { operation }) }, work)
}

/** Runs `work` as done by something that acts by itself: the audit log names it. */
export function asAutomatic<T>(automatic: Automatic, work: () => T): T {
  return inCall({ ...currentCall(), automatic }, work)
}
