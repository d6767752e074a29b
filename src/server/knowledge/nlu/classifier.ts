import { Vocabulary } from './features.ts'
import { type Postings, postingsOf, similarities } from './nearest.ts'
import { type LinearModel, scores, trainSvm } from './svm.ts'
import type { Ranked } from './types.ts'

/** Maximum number of intents in a ranking. */
const RANKED = 10

/** A trained intent classifier. */
export interface Classifier {
  intents: readonly string[]
  vocabulary: Vocabulary
  linear: LinearModel
  postings: Postings
}

/** An example as tokens: the result of `wordsOf`. */
interface Lesson {
  intent: string
  words: readonly string[]
}

/** Trains a classifier. Intents are sorted by name, so the result does not depend on their order in the input. */
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
 * Returns the intents by descending confidence. The confidence combines three values: the SVM score of the intent (0.5
 * at the decision boundary, 1 at its examples), the similarity of the nearest example, and the share of known features.
 * Only the first differs between intents; the others lower the confidence of out-of-scope texts.
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
