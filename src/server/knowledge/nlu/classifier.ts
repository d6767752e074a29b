import { readTexts } from './feature-numbers.ts'
import type { FeaturesOfTexts, SparseVector, Vocabulary } from './features.ts'
import { type Postings, postingsOf, similarities } from './nearest.ts'
import { type LinearModel, scores, trainSvms } from './svm.ts'

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

type AtLeastOne<T> = readonly [T, ...T[]]

/**
 * Trains a classifier for each view of the same examples, in the same order. Intents are sorted by name, so the result
 * does not depend on their order in the input.
 * @param foreign texts that belong to no intent
 */
export function trainClassifiers(
  views: AtLeastOne<readonly Lesson[]>,
  foreign: FeaturesOfTexts,
  onProgress?: (fraction: number) => void,
): AtLeastOne<Classifier> {
  const [first] = views
  const intents = [...new Set(first.map(({ intent }) => intent))].sort()
  const numbers = new Map(intents.map((intent, number) => [intent, number]))
  const read = views.map((lessons): ReadView => {
    const { vocabulary, vectors } = readTexts(lessons.map(({ words }) => words))
    const postings = postingsOf(vectors, vocabulary.features.length)
    return { vocabulary, vectors, postings, others: vocabulary.vectors(foreign) }
  })
  const strangers = [...foreign.texts.keys()].filter((text) => read.every((view) => isForeign(view, text)))
  const classOf = new Int32Array(first.length + strangers.length).fill(NO_INTENT)
  first.forEach(({ intent }, i) => {
    classOf[i] = numbers.get(intent) as number
  })
  const taught = read.map(({ vocabulary, vectors, others }) => ({
    vectors: [...vectors, ...strangers.flatMap((text) => others[text] ?? [])],
    features: vocabulary.features.length,
  }))
  const models = trainSvms(taught, classOf, intents.length, { onClass: (done) => onProgress?.(done / intents.length) })
  const classifiers = read.map(
    ({ vocabulary, postings }, view): Classifier => ({
      ...{ intents, vocabulary, postings, linear: models[view] as LinearModel },
    }),
  )
  return classifiers as [Classifier, ...Classifier[]]
}

/** The examples as one view of them sees them. */
interface ReadView {
  vocabulary: Vocabulary
  vectors: readonly SparseVector[]
  postings: Postings
  /** the texts that belong to no intent */
  others: readonly SparseVector[]
}

/** The class of texts that belong to no intent. */
const NO_INTENT = -1
/** Similarity to an example from which a text may be about what the bot answers. */
const SIMILAR = 0.5

/** Whether a text shares words with the examples, but is like none of them. */
function isForeign({ postings, others }: ReadView, text: number): boolean {
  const vector = others[text]
  return vector !== undefined && vector.index.length > 0 && nearestIn(postings, vector) < SIMILAR
}

function nearestIn(postings: Postings, vector: SparseVector): number {
  let most = 0
  for (const cosine of similarities(postings, vector)) if (cosine > most) most = cosine
  return most
}

/** What a text has in common with the examples, before it is turned into confidences. */
export interface Evidence {
  /** the SVM score of each intent: 0 at the decision boundary, 1 at its examples */
  scores: Float32Array
  /** similarity of the nearest example, 0 to 1 */
  nearest: number
  /** share of the text's features that the examples have, 0 to 1 */
  known: number
}

/** Compares the words of a text with the examples. */
export function evidenceOf({ vocabulary, linear, postings }: Classifier, words: readonly string[]): Evidence {
  const vector = vocabulary.vector(words)
  return { scores: scores(linear, vector), nearest: nearestIn(postings, vector), known: vector.known }
}

/** Averages the evidence of two views of the same text. */
export function averageOf(one: Evidence, other: Evidence): Evidence {
  const mean = (a: number, b: number) => (a + b) / 2
  return {
    scores: one.scores.map((score, intent) => mean(score, other.scores[intent] ?? score)),
    nearest: mean(one.nearest, other.nearest),
    known: mean(one.known, other.known),
  }
}

/** An intent by its number, with its score. */
interface Scored {
  number: number
  score: number
}

/** Returns the best intents by descending score. */
export const bestOf = ({ scores }: Evidence): Scored[] =>
  Array.from(scores, (score, number) => ({ score, number }))
    .sort((a, b) => b.score - a.score || a.number - b.number)
    .slice(0, RANKED)
