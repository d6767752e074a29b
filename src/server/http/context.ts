import { AsyncLocalStorage } from 'node:async_hooks'
import type { Services } from '../services.ts'
import type { RequestFacts } from './handler.ts'
import type { Scope, Session } from './scope.ts'

/** What code deep inside a call may ask for without being handed it: who calls, from where, with which services. */
export interface CallContext {
  readonly services: Services
  readonly request?: RequestFacts
  readonly session?: Session
  readonly scope?: Scope
  /** adds a header to the answer */
  readonly addHeader?: (name: string, value: string) => void
}

const storage = new AsyncLocalStorage<CallContext>()

/** Runs `work` as a part of the given call (or of a job, which has no request). */
export function inCall<T>(context: CallContext, work: () => T): T {
  return storage.run(context, work)
}

/** The call in progress; throws outside of one, which is a programming error. */
export function currentCall(): CallContext {
  const context = storage.getStore()
  if (!context) throw new Error('currentCall() outside of a call: wrap the work in inCall()')
  return context
}
