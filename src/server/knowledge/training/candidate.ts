import type { components } from '../../../../generated/api.d.ts'
import type { Knowledge } from '../models/knowledge.ts'
import type { Model } from '../nlu/types.ts'

/** What a group of tests gave: counts, and each difference in words. */
export type CheckResult = components['schemas']['TrainingCheck']

/** What is examined: the model that was just trained, with the snapshot that it learnt from. */
export interface Candidate {
  readonly botId: number
  readonly knowledge: Knowledge
  readonly model: Model
}

/**
 * A group of the bot's own tests, run on every new model before it answers; undefined when the bot has none of them. A
 * result that is `blocking` holds the model back.
 */
export type Check = (candidate: Candidate) => Promise<CheckResult | undefined>
