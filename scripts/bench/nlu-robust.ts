import {
  crossValidate,
  loadModel,
  type Model,
  type TrainingExample,
  type TrainingSet,
  trainModel,
} from '../../src/server/knowledge/nlu/index.ts'
import { randomFrom, shuffle } from '../../src/server/knowledge/nlu/random.ts'
import type { Dataset } from './nlu-data.ts'
import { calibrationError, type JudgedAnswer, outcomesOf } from './nlu-measures.ts'
import { noiseNames, noisy } from './nlu-noise.ts'

/** Numbers of examples per intent of the learning curve. */
const CURVE = [3, 5, 10, 20]

/** How a bot answers texts of one kind of noise, at its own threshold. */
interface NoiseResult {
  noise: string
  accuracy: number
  right: number
  asked: number
  wrong: number
  calibrationError: number
}

/** The texts of a set without noise and with each kind of it. */
export const variantsOf = ({ test }: Dataset): [noise: string, texts: string[]][] => {
  const texts = test.map(({ text }) => text)
  return [['limpio', texts], ...noiseNames.map((noise): [string, string[]] => [noise, noisy(texts, noise)])]
}

/**
 * Measures a bot as it would answer customers: with the threshold and the calibration that its own cross-validation
 * finds.
 */
export async function measureRobustness(
  dataset: Dataset,
): Promise<{ noises: NoiseResult[]; threshold: number; sureOutside: number }> {
  const set: TrainingSet = { examples: dataset.train, entities: [] }
  const { threshold, calibration } = await crossValidate(set)
  const model = loadModel(trainModel(set)).calibrated(calibration)
  const noises = variantsOf(dataset).map(([noise, texts]): NoiseResult => {
    const answers = texts.map((text, i) => judged(model, text, dataset.test[i]?.intent))
    return {
      noise,
      accuracy: answers.filter(({ right }) => right).length / answers.length,
      ...outcomesOf(answers, threshold),
      calibrationError: calibrationError(answers),
    }
  })
  const outside = dataset.outside.map(({ text }) => judged(model, text, undefined).confidence)
  return { noises, threshold, sureOutside: Math.max(0, ...outside) }
}

function judged(model: Model, text: string, wanted: string | undefined): JudgedAnswer {
  const { ranking, known } = model.understand(text)
  const [first] = ranking
  return { confidence: known ? (first?.confidence ?? 0) : 0, right: first !== undefined && first.intent === wanted }
}

/** Returns the accuracy with a few examples per intent, chosen at random but the same on each run. */
export function learningCurve({ train, test }: Dataset): { examples: number; accuracy: number }[] {
  const groups = new Map<string, TrainingExample[]>()
  const order = [...train]
  shuffle(order, randomFrom(13))
  for (const example of order) groups.set(example.intent, [...(groups.get(example.intent) ?? []), example])
  return CURVE.map((examples) => {
    const model = loadModel(
      trainModel({ examples: [...groups.values()].flatMap((own) => own.slice(0, examples)), entities: [] }),
    )
    const right = test.filter(({ text, intent }) => model.understand(text).ranking[0]?.intent === intent).length
    return { examples, accuracy: right / test.length }
  })
}
