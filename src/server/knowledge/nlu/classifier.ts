import { Vocabulary } from './features.ts'
import { type Postings, postingsOf, similarities } from './nearest.ts'
import { type LinearModel, scores, trainSvm } from './svm.ts'
import type { Ranked } from './types.ts'

/** Intents that a ranking tells. */
const RANKED = 10

/** Tells what is meant by a text. */
export interface Classifier {
  intents: readonly string[]
  vocabulary: Vocabulary
  linear: LinearModel
  postings: Postings
}

/** An example as the features see it: `wordsOf` its text. */
export interface Lesson {
  intent: string
  words: readonly string[]
}

/** Learns from examples; the order of the intents is that of their names, so that nothing hangs on the input's. */
export function trainClassifier(examples: readonly Lesson[], onProgress?: (fraction: number) => void): Classifier {
  const intents = [...new Set(examples.map(({ intent }) => intent))].sort()
  const numbers = new Map(intents.map((intent, number) => [intent, number]))
  const vocabulary = Vocabulary.of(examples.map(({ words }) => words))
  const features = vocabulary.features.length
  const vectors = examples.map(({ words }) => vocabulary.vector(words))
  const classOf = Int32Array.from(examples, ({ intent }) => numbers.get(intent) as number)
  const linear = trainSvm(vectors, classOf, intents.length, features, {
    onClass: (done) => onProgress?.(done / intents.length),
  })
  return { intents, vocabulary, linear, postings: postingsOf(vectors, features) }
}

/**
 * The intents by confidence, the surest first: how far the text is on the intent's side (a half at the border, 1 where
 * its examples are), how alike the nearest example is and how much of the text is known at all. Only the first differs
 * between intents; the others set apart what no intent was made for.
 */
export function classify(classifier: Classifier, words: readonly string[]): Ranked[] {
  const vector = classifier.vocabulary.vector(words)
  const nearest = similarities(classifier.postings, vector).reduce((most, cosine) => Math.max(most, cosine), 0)
  const familiar = Math.sqrt(nearest) * vector.known
  return Array.from(scores(classifier.linear, vector), (score, number) => ({ score, number }))
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, RANKED)
    .map(({ score, number }) => ({
      intent: classifier.intents[number] as string,
      confidence: Math.sqrt(Math.min(1, Math.max(0, (score + 1) / 2)) * familiar),
    }))
}
