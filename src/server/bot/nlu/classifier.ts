import { type Sparse, Vocabulary } from './features.ts'
import { type Postings, postingsOf, similarities } from './nearest.ts'
import { type LinearModel, scores, trainSvm } from './svm.ts'
import type { Ranked } from './types.ts'

/** How steeply scores become shares. */
const SHARPNESS = 4
/** Intents that a ranking tells. */
const RANKED = 10

/** Tells what is meant by a text. */
export interface Classifier {
  intents: readonly string[]
  vocabulary: Vocabulary
  linear: LinearModel
  postings: Postings
}

/** Learns from examples; the order of the intents is that of their names, so that nothing hangs on the input's. */
export function trainClassifier(
  examples: readonly { intent: string; text: string }[],
  onProgress?: (fraction: number) => void,
): Classifier {
  const intents = [...new Set(examples.map(({ intent }) => intent))].sort()
  const numbers = new Map(intents.map((intent, number) => [intent, number]))
  const vocabulary = Vocabulary.of(examples.map(({ text }) => text))
  const features = vocabulary.features.length
  const vectors = examples.map(({ text }) => vocabulary.vector(text))
  const classOf = Int32Array.from(examples, ({ intent }) => numbers.get(intent) as number)
  const linear = trainSvm(vectors, classOf, intents.length, features, {
    onClass: (done) => onProgress?.(done / intents.length),
  })
  return { intents, vocabulary, linear, postings: postingsOf(vectors, features) }
}

/**
 * The intents by confidence: the share of an intent's score among all, times how alike the nearest example is. The
 * second factor tells apart what no intent was made for.
 */
export function classify(classifier: Classifier, text: string): Ranked[] {
  const vector: Sparse = classifier.vocabulary.vector(text)
  const points = scores(classifier.linear, vector)
  const best = Math.max(...points)
  const powers = Array.from(points, (point) => Math.exp(SHARPNESS * (point - best)))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const nearest = similarities(classifier.postings, vector).reduce((most, cosine) => Math.max(most, cosine), 0)
  return classifier.intents
    .map((intent, number) => ({ intent, confidence: ((powers[number] as number) / total) * nearest }))
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, RANKED)
}
