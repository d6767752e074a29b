import { readTexts } from '../knowledge/nlu/feature-numbers.ts'
import type { Vocabulary } from '../knowledge/nlu/features.ts'
import { type Postings, postingsOf, similarities } from '../knowledge/nlu/nearest.ts'
import { wordsOf } from '../knowledge/nlu/reading.ts'

/** The ranked intents of a message, as stored in `message_fact`. */
export type Ranking = { intent_id: number; name: string; confidence: number }[]

/** Maximum number of intents in a ranking. */
const RANKED = 3

/** Factor for the confidence of the intents that a message does not belong to. */
const LESS = 0.6

/**
 * Ranks intents as a trained bot would, by the most similar examples. The demo starts before its first training has
 * finished. Messages of the same template are ranked once.
 */
export class IntentRanker {
  readonly #vocabulary: Vocabulary
  readonly #postings: Postings
  readonly #owners: { id: number; name: string }[]
  readonly #read = new Map<string, Ranking>()

  constructor(lesson: ReadonlyMap<string, readonly string[]>, ids: ReadonlyMap<string, number>) {
    const phrases = [...lesson].flatMap(([name, texts]) => texts.map((text) => ({ name, words: wordsOf(text) })))
    this.#owners = phrases.map(({ name }) => ({ id: ids.get(name) ?? 0, name }))
    const { vocabulary, vectors } = readTexts(phrases.map(({ words }) => words))
    this.#vocabulary = vocabulary
    this.#postings = postingsOf(vectors, vocabulary.features.length)
  }

  /**
   * Returns the most likely intents of a message, highest confidence first.
   * @param meant the known intent of the message, if any
   */
  read(template: string, text: string, meant?: string): Ranking {
    const known = this.#read.get(template)
    if (known) return known
    const best = new Map<number, Ranking[number]>()
    similarities(this.#postings, this.#vocabulary.vector(wordsOf(text))).forEach((cosine, i) => {
      const { id, name } = this.#owners[i] as { id: number; name: string }
      const confidence = Math.round(Math.sqrt(cosine) * 1000) / 1000
      if (confidence > (best.get(id)?.confidence ?? 0)) best.set(id, { intent_id: id, name, confidence })
    })
    const found = [...best.values()].sort((a, b) => b.confidence - a.confidence)
    const most = found[0]?.confidence ?? 0
    const first = found.find(({ name }) => name === meant)
    const others = found.filter((one) => one !== first).map((one) => ({ ...one, confidence: one.confidence * LESS }))
    const ranking = (first ? [{ ...first, confidence: most }, ...others] : found).slice(0, RANKED)
    this.#read.set(template, ranking)
    return ranking
  }
}
