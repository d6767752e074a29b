import { withoutTilde } from './tokens.ts'
import { countsOf, weightsOf } from './weights.ts'

/** A sparse vector: the non-zero values by ascending index. */
export interface SparseVector {
  index: Int32Array
  value: Float32Array
}

/** The vector of a text, and how much of the text is known. */
interface TextVector extends SparseVector {
  /** share of its features that are in the vocabulary, weighted by rarity, 0 to 1 */
  known: number
}

// Kinds of features. Each kind is normalized to length 1, so that neither dominates the other.
export const WORD = 0
export const CHARACTER = 1

export const CHARACTERS = { min: 2, max: 5 }
/** Minimum length of significant n-grams; shorter ones occur in nearly every word. */
const MIN_PIECE = 3

const kindOf = (feature: string): number => (feature.startsWith('w') ? WORD : CHARACTER)

/** Normalizes a word: a letter repeated three or more times ("holaaaa") is reduced to two. */
export const collapseRepeats = (word: string): string =>
  hasThreeEqual(word) ? word.replace(/(\p{L})\1{2,}/gu, '$1$1') : word

/** Whether a text has the same unit three times in a row, at least every other one: a letter may have two units. */
function hasThreeEqual(word: string): boolean {
  for (let at = 2; at < word.length; at++) if (word.charCodeAt(at) === word.charCodeAt(at - 2)) return true
  return false
}

/** A span of a text that stands for any value of an entity. */
export interface MaskedSpan {
  entity: string
  start: number
  end: number
}

/**
 * Emits the features of a text: words, bigrams including the start and end of the text, and the character n-grams of
 * length 2 to 5 of each word with its boundaries, so that inflections and misspellings share most of them. In n-grams,
 * ñ is replaced by n.
 */
export function eachFeature(words: readonly string[], take: (feature: string, kind: number) => void): void {
  let before = '^'
  for (const word of words) {
    take(`w${word}`, WORD)
    take(`w${before} ${word}`, WORD)
    before = word
    eachPiece(word, CHARACTERS.min, (piece) => take(piece, CHARACTER))
  }
  if (words.length > 0) take(`w${before} $`, WORD)
}

/** Emits the character n-grams of a word, from a length on. */
export function eachPiece(word: string, min: number, take: (feature: string) => void): void {
  const edged = `<${withoutTilde(word)}>`
  for (let size = min; size <= Math.min(CHARACTERS.max, edged.length); size++)
    for (let at = 0; at + size <= edged.length; at++) take(`c${edged.slice(at, at + size)}`)
}

/** The features of texts that are compared with several vocabularies: each feature once, and its numbers by text. */
export interface FeaturesOfTexts {
  features: readonly string[]
  texts: readonly Int32Array[]
}

/** Reads the features of texts. */
export function featuresOfTexts(texts: readonly (readonly string[])[]): FeaturesOfTexts {
  const numbers = new Map<string, number>()
  const numberOf = (feature: string) => {
    const known = numbers.get(feature)
    if (known !== undefined) return known
    numbers.set(feature, numbers.size)
    return numbers.size - 1
  }
  const read = texts.map((words) => {
    const own: number[] = []
    eachFeature(words, (feature) => own.push(numberOf(feature)))
    return Int32Array.from(own)
  })
  return { features: [...numbers.keys()], texts: read }
}

/** The features of a set of texts with their indexes and rarity. */
export class Vocabulary {
  readonly rarity: Float32Array
  readonly features: readonly string[]
  private readonly numbers: ReadonlyMap<string, number>
  private readonly rarest: number

  /** @param numbers the index of each feature, if already computed */
  constructor(features: readonly string[], rarity: Float32Array, numbers?: ReadonlyMap<string, number>) {
    this.features = features
    this.rarity = rarity
    this.numbers = numbers ?? new Map(features.map((feature, number) => [feature, number]))
    this.rarest = rarity.reduce((most, one) => Math.max(most, one), 1)
  }

  /** Returns whether the texts contain the word. */
  hasWord(word: string): boolean {
    return this.numbers.has(`w${word}`)
  }

  /** Returns the words of the texts with their rarity. */
  words(): ReadonlyMap<string, number> {
    const words = new Map<string, number>()
    this.features.forEach((feature, number) => {
      if (feature.startsWith('w') && !feature.includes(' '))
        words.set(feature.slice(1), this.rarity[number] ?? this.rarest)
    })
    return words
  }

  /** Returns the share of a word's longer n-grams that occur in the texts, 0 to 1: high for a misspelled known word. */
  shareOfPieces(word: string): number {
    let [known, all] = [0, 0]
    eachPiece(word, MIN_PIECE, (piece) => {
      all++
      if (this.numbers.has(piece)) known++
    })
    return all > 0 ? known / all : 0
  }

  /** Returns the TF-IDF vector of the words, with each kind of feature normalized to length 1 (0 if none is known). */
  vector(words: readonly string[]): TextVector {
    const found: number[] = []
    eachFeature(words, (feature) => found.push(this.numbers.get(feature) ?? UNKNOWN))
    return this.weigh(Int32Array.from(found))
  }

  /** Returns the vector of each text, as `vector` does. */
  vectors({ features, texts }: FeaturesOfTexts): TextVector[] {
    const numbers = Int32Array.from(features, (feature) => this.numbers.get(feature) ?? UNKNOWN)
    return texts.map((text) => this.weigh(text.map((feature) => numbers[feature] as number)))
  }

  /** @param found the number of each feature of the text, in its order */
  private weigh(found: Int32Array): TextVector {
    let known = 0
    let all = 0
    for (const number of found) {
      const rarity = number === UNKNOWN ? this.rarest : (this.rarity[number] as number)
      all += rarity
      if (number !== UNKNOWN) known += rarity
    }
    const counts = countsOf(found.filter((number) => number !== UNKNOWN).sort())
    const value = weightsOf(counts, this.rarity, (number) => kindOf(this.features[number] ?? ''))
    return { index: counts.index, value, known: all > 0 ? known / all : 0 }
  }
}

/** The number of a feature that the vocabulary does not have. */
const UNKNOWN = -1
