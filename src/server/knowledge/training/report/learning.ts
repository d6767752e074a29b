import type { TrainingSet } from '../../nlu/types.ts'
import { crossValidateInWorker, type WorkerOptions } from '../../nlu/worker.ts'

/** Number of examples above which the curve is not computed: it would delay the training too much. */
const LARGEST = 2500
/** Shares of the examples to validate with, in two halves each: a model learns from half of the share. */
const SHARES = [0.5, 1]
/** Number of tested examples that is enough: from here on, only one of the halves is tested. */
const ENOUGH = 300
/** Share that each model of the full validation learns from. */
const FULL = 0.8

interface LearningPoint {
  /** share of the examples that the models learnt from */
  share: number
  accuracy: number
}

/**
 * Returns how the accuracy grows with the examples: a quarter, half, and those of the full validation. Costs a fifth to
 * a third of that validation.
 * @param accuracy of the full validation
 */
export async function learningCurve(
  set: TrainingSet,
  accuracy: number,
  worker: WorkerOptions,
): Promise<LearningPoint[] | undefined> {
  if (set.examples.length > LARGEST) return undefined
  const points: LearningPoint[] = []
  for (const share of SHARES) {
    const examples = everyNth(set, share)
    const tested = examples.length >= 2 * ENOUGH ? 1 : 2
    const part = await crossValidateInWorker({ ...set, examples }, { folds: 2, tested, ...worker })
    if (part.predictions.length > 0) points.push({ share: share / 2, accuracy: part.accuracy })
  }
  return [...points, { share: FULL, accuracy }]
}

/** Returns a share of the examples of each intent. */
function everyNth({ examples }: TrainingSet, share: number): TrainingSet['examples'] {
  const seen = new Map<string, number>()
  return examples.filter(({ intent }) => {
    const at = seen.get(intent) ?? 0
    seen.set(intent, at + 1)
    return Math.floor((at + 1) * share) > Math.floor(at * share)
  })
}
