import { isWord, tokenize, withoutTilde } from './tokens.ts'

/** A vector of which only what is not zero is kept, by rising index. */
export interface Sparse {
  index: Int32Array
  value: Float32Array
}

/** A text as a vector, and how much of it was known. */
export interface TextVector extends Sparse {
  /** share of its features, by rarity, that the vocabulary holds, 0–1 */
  known: number
}

// Kinds of features; each kind is scaled to length 1, so that none drowns the other.
const WORD = 0
const CHARACTER = 1

const CHARACTERS = { min: 2, max: 5 }
/** Shorter pieces are in nearly every word. */
const TELLING = 3

/** A word as it is compared: letters three times or more in a row ("holaaaa") count as two. */
export const calm = (word: string): string => word.replace(/(.)\1{2,}/gu, '$1$1')

/** A stretch of a text that stands for any value of an entity. */
export interface Masked {
  entity: string
  start: number
  end: number
}

const MASK = '@'

/** The words of a text as the features see them; a masked stretch is one word that names its entity. */
export function wordsOf(text: string, masks: readonly Masked[] = []): string[] {
  const words: string[] = []
  let open: Masked | undefined
  for (const token of tokenize(text)) {
    const mask = masks.find(({ start, end }) => token.start < end && token.end > start)
    if (mask ? mask !== open : isWord(token) || /[?!]/.test(token.folded))
      words.push(mask ? MASK + mask.entity : calm(token.folded))
    open = mask
  }
  return words
}

/**
 * The features of a text: words, pairs of neighbours with the text's edges as words, and the pieces of 2 to 5
 * characters of each word with its edges, so that inflections and misspellings share most of them. In pieces ñ is n.
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

function eachPiece(word: string, min: number, take: (feature: string) => void): void {
  const edged = `<${withoutTilde(word)}>`
  for (let size = min; size <= Math.min(CHARACTERS.max, edged.length); size++)
    for (let at = 0; at + size <= edged.length; at++) take(`c${edged.slice(at, at + size)}`)
}

/** What is known of the features of a set of texts: their numbers and how rare they are. */
export class Vocabulary {
  readonly rarity: Float32Array
  readonly features: readonly string[]
  private readonly numbers: ReadonlyMap<string, number>
  private readonly rarest: number

  /** @param numbers the place of each feature, where that is known already */
  constructor(features: readonly string[], rarity: Float32Array, numbers?: ReadonlyMap<string, number>) {
    this.features = features
    this.rarity = rarity
    this.numbers = numbers ?? new Map(features.map((feature, number) => [feature, number]))
    this.rarest = rarity.reduce((most, one) => Math.max(most, one), 1)
  }

  /** The vocabulary of these texts; rarity is the smoothed inverse document frequency. */
  static of(texts: readonly (readonly string[])[]): Vocabulary {
    const frequency = new Map<string, number>()
    for (const text of texts) {
      const seen = new Set<string>()
      eachFeature(text, (feature) => seen.add(feature))
      for (const feature of seen) frequency.set(feature, (frequency.get(feature) ?? 0) + 1)
    }
    const rarity = [...frequency.values()].map((count) => Math.log((1 + texts.length) / (1 + count)) + 1)
    return new Vocabulary([...frequency.keys()], Float32Array.from(rarity))
  }

  /** Whether a word is one of the texts' own. */
  hasWord(word: string): boolean {
    return this.numbers.has(`w${word}`)
  }

  /** The share of a word's longer pieces that are in the texts' words, 0–1: high for a misspelt one. */
  shareOfPieces(word: string): number {
    let [known, all] = [0, 0]
    eachPiece(word, TELLING, (piece) => {
      all++
      if (this.numbers.has(piece)) known++
    })
    return all > 0 ? known / all : 0
  }

  /** TF-IDF of a text's words, each kind of feature of length 1 (0 when none of it is known). */
  vector(words: readonly string[]): TextVector {
    const counts = new Map<number, { times: number; kind: number }>()
    let known = 0
    let all = 0
    eachFeature(words, (feature, kind) => {
      const number = this.numbers.get(feature)
      const rarity = number === undefined ? this.rarest : (this.rarity[number] as number)
      all += rarity
      if (number === undefined) return
      known += rarity
      const count = counts.get(number)
      if (count) count.times++
      else counts.set(number, { times: 1, kind })
    })
    const index = Int32Array.from(counts.keys()).sort()
    const value = new Float32Array(index.length)
    const squares = [0, 0]
    index.forEach((number, i) => {
      const { times, kind } = counts.get(number) as { times: number; kind: number }
      const weight = (1 + Math.log(times)) * (this.rarity[number] as number)
      squares[kind] = (squares[kind] as number) + weight * weight
      value[i] = weight
    })
    index.forEach((number, i) => {
      const kind = counts.get(number)?.kind as number
      value[i] = (value[i] as number) / Math.sqrt(squares[kind] as number)
    })
    return { index, value, known: all > 0 ? known / all : 0 }
  }
}
