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
 * A check of the bot's own that runs on every new model before its publication; undefined if the bot has no such check.
 * A `blocking` result prevents the publication.
 */
export type Check = (candidate: Candidate) => Promise<CheckResult | undefined>
