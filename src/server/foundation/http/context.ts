import { AsyncLocalStorage } from 'node:async_hooks'
import type { Operation } from '../../../contract/operation.ts'
import type { Services } from '../services/services.ts'
import type { RequestFacts } from './handler.ts'
import type { Scope, Session } from './scope.ts'

/** What a call has written into the history, and how many of its changes wait for a training. */
export interface Told {
  readonly history: { action: string; resource: string; botId: number | null }[]
  untrained: number
}

/** What code deep inside a call may ask for without being handed it: who calls, from where, with which services. */
export interface CallContext {
  readonly services: Services
  /** what was called: it says what the history and the training are told of */
  readonly operation?: Operation
  /** what the call has told of so far */
  readonly told?: Told
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
