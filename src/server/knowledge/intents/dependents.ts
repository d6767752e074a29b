import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'

/** The number of restored rows, and the references dropped because their target no longer exists, as text. */
export interface Restored {
  count: number
  lost: readonly string[]
}

/** Content that belongs to intents and is deleted, restored and merged with them. `Given` is the result of a merge. */
export interface DependentRows<Given> {
  /** soft-deletes the content of an intent with the intent's deletion time */
  remove(scope: Scope, intentId: number, at: Date): Promise<void>
  /** restores the content that was deleted with the intent, at `gone` */
  restore(scope: Scope, intentId: number, gone: string, at: Date): Promise<Restored>
  /** moves the content of an intent to another */
  mergeInto(scope: Scope, from: number, into: number): Promise<Given>
}

/** The content that belongs to intents. */
export interface IntentDependents {
  /** a merge returns the number of moved examples */
  examples: DependentRows<number>
  /** a merge returns the replacement of each disabled response, by its ID */
  responses: DependentRows<ReadonlyMap<number, number>> & {
    /**
     * Returns the uses of each intent's responses by other responses; while there are any, the intent cannot be
     * deleted.
     */
    uses(scope: Scope): Promise<ReadonlyMap<number, components['schemas']['ResponseUse'][]>>
  }
}
