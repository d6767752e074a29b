import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'

/** How many came back, and what was left out of them since it does not exist any more, in words. */
export interface Restored {
  count: number
  lost: readonly string[]
}

/** Things that are taught under intents and go and come with them; `Given` is what a merge answers of them. */
export interface Followers<Given> {
  /** deletes softly what an intent has, at the moment at which the intent is deleted */
  remove(scope: Scope, intentId: number, at: Date): Promise<void>
  /** brings back what was deleted with the intent, at `gone` */
  restore(scope: Scope, intentId: number, gone: string, at: Date): Promise<Restored>
  /** gives what an intent has to another */
  give(scope: Scope, from: number, into: number): Promise<Given>
}

/** What is taught under intents. */
export interface Taught {
  /** answers how many were given */
  examples: Followers<number>
  /** answers what stands in for each response that was switched off, by its id */
  responses: Followers<ReadonlyMap<number, number>> & {
    /** who leads to the responses of each intent from elsewhere: while somebody does, it is not deleted */
    uses(scope: Scope): Promise<ReadonlyMap<number, components['schemas']['ResponseUse'][]>>
  }
}
