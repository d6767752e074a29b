import { bestOf } from './classifier.ts'
import { calibrate, confidenceOf, forAllExamples, strengthOf } from './confidence.ts'
import { type LoadedModel, modelOf } from './model.ts'
import type { ModelParts } from './model-parts.ts'
import { randomFrom, shuffle } from './random.ts'
import { suggestThreshold } from './threshold.ts'
import { trainParts } from './train-parts.ts'
import type {
  CrossValidation,
  Folding,
  FoundEntity,
  PredictedEntity,
  Prediction,
  Progress,
  TrainingExample,
  TrainingSet,
} from './types.ts'

const FOLDS = 5
/** Any fixed time works: relative dates do not affect the intent. */
const NOW = new Date(0)

/**
 * Cross-validates a set: predicts each example with a model trained on the others, in `folds` stratified parts. Intents
 * with a single example cannot be tested and are left out.
 * @param tested number of parts to predict; the others are only trained on
 * @param train trains the model of a part, for example in several threads
 */
export async function crossValidate(
  set: TrainingSet,
  { folds = FOLDS, tested: parts = folds, onProgress, train = trainParts }: Progress & Partial<Folding & Training> = {},
): Promise<CrossValidation> {
  const partOf = partsOf(set.examples, folds)
  const tests: Tested[] = []
  for (let part = 0; part < parts; part++) {
    const training = set.examples.filter((_, index) => partOf[index] !== part)
    const tested = set.examples.flatMap((example, index) => (partOf[index] === part ? [{ index, example }] : []))
    if (tested.length > 0 && training.length > 0) {
      const known = { ...set, examples: training }
      const model = modelOf(await train(known, { onProgress: (share) => onProgress?.((part + share) / parts) }))
      for (const { index, example } of tested) tests.push(testOf(model, index, example))
    }
    onProgress?.((part + 1) / parts)
  }
  tests.sort((a, b) => a.index - b.index)
  const firsts = tests.flatMap(({ wanted, candidates: [first] }) =>
    first ? [{ strength: first.strength, right: first.intent === wanted }] : [],
  )
  const calibration = calibrate(firsts)
  const predictions = tests.map(
    ({ index, candidates, entities }): Prediction => ({
      index,
      ranking: candidates.map(({ intent, strength }) => ({ intent, confidence: confidenceOf(strength, calibration) })),
      entities,
    }),
  )
  const judged = predictions.map(({ index, ranking }) => ({
    wanted: set.examples[index]?.intent as string,
    given: ranking[0]?.intent,
    confidence: ranking[0]?.confidence ?? 0,
  }))
  const right = judged.filter(({ wanted, given }) => wanted === given).length
  return {
    accuracy: judged.length > 0 ? right / judged.length : 0,
    macroF1: macroF1(judged),
    threshold: suggestThreshold(
      judged.map(({ wanted, given, confidence }) => ({ confidence, right: wanted === given })),
    ),
    calibration: forAllExamples(calibration, firsts, (folds - 1) / folds),
    predictions,
  }
}

interface Training {
  train: (set: TrainingSet, options: Progress) => ModelParts | Promise<ModelParts>
}

/** The result for one example: its candidates before the calibration is known. */
interface Tested {
  index: number
  wanted: string
  candidates: readonly { intent: string; strength: number }[]
  entities: readonly PredictedEntity[]
}

function testOf(model: LoadedModel, index: number, { text, intent }: TrainingExample): Tested {
  const { evidence, entities } = model.find(text, NOW)
  const candidates = bestOf(evidence).map(({ number, score }) => ({
    intent: model.intents[number] as string,
    strength: strengthOf(evidence, score),
  }))
  return { index, wanted: intent, candidates, entities: entities.map(predicted) }
}

/** Returns a found value independent of the current date. */
export function predicted({ entity, start, end, text, value, source }: FoundEntity): PredictedEntity {
  return { entity, start, end, text, value: source === 'system' ? text : value }
}

/** Returns the fold in which each example is tested; -1 for the only example of an intent. */
function partsOf(examples: readonly TrainingExample[], folds: number): Int32Array {
  const parts = new Int32Array(examples.length).fill(-1)
  const byIntent = new Map<string, number[]>()
  examples.forEach(({ intent }, index) => {
    byIntent.set(intent, [...(byIntent.get(intent) ?? []), index])
  })
  const random = randomFrom(3)
  let next = 0
  for (const intent of [...byIntent.keys()].sort()) {
    const own = byIntent.get(intent) as number[]
    if (own.length < 2) continue
    shuffle(own, random)
    for (const index of own) parts[index] = next++ % folds
  }
  return parts
}

/** Returns the mean F1 over the expected classes, 0 to 1. */
export function macroF1(judged: readonly { wanted: string; given: string | undefined }[]): number {
  const wanted = [...new Set(judged.map((one) => one.wanted))]
  const scores = wanted.map((intent) => {
    const right = judged.filter((one) => one.wanted === intent && one.given === intent).length
    const both =
      judged.filter((one) => one.wanted === intent).length + judged.filter((one) => one.given === intent).length
    return (2 * right) / both
  })
  return scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0
}
