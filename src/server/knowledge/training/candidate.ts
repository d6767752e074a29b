import type { components } from '../../../../generated/api.d.ts'
import type { Knowledge } from '../models/knowledge.ts'
import type { Model } from '../nlu/types.ts'

/** The result of a check: counts, and each failure as text. */
export type CheckResult = components['schemas']['TrainingCheck']

/** A newly trained model with the snapshot it was trained from. */
export interface Candidate {
  readonly botId: number
  readonly knowledge: Knowledge
  readonly model: Model
}

/**
 * Checks a new model before it is published. Returns undefined if the bot has nothing to check. A `blocking` result
 * prevents the publication.
 */
export type Check = (candidate: Candidate) => Promise<CheckResult | undefined>
