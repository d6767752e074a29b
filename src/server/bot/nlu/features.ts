import { isWord, type Token, tokenize, withoutTilde } from './tokens.ts'

/** A vector of which only what is not zero is kept, by rising index. */
export interface Sparse {
  index: Int32Array
  value: Float32Array
}

/** Kinds of features; each kind is scaled to length 1, so that none drowns the other. */
const KINDS = 2
const WORD = 0
const CHARACTER = 1

const CHARACTERS = { min: 2, max: 5 }

/** Word as it is compared: letters three times or more in a row ("holaaaa") count as two. */
const calm = (word: string): string => word.replace(/(.)\1{2,}/gu, '$1$1')

/**
 * The features of a text: words, pairs of neighbours with the text's edges as words, and the pieces of 2 to 5
 * characters of each word with its edges, so that inflections and misspellings share most of them. In pieces ñ is n.
 */
export function eachFeature(tokens: readonly Token[], take: (feature: string, kind: number) => void): void {
  const words = tokens.filter((token) => isWord(token) || /[?!]/.test(token.folded)).map((token) => calm(token.folded))
  let before = '^'
  for (const word of words) {
    take(`w${word}`, WORD)
    take(`w${before} ${word}`, WORD)
    before = word
    const edged = `<${withoutTilde(word)}>`
    for (let size = CHARACTERS.min; size <= Math.min(CHARACTERS.max, edged.length); size++)
      for (let at = 0; at + size <= edged.length; at++) take(`c${edged.slice(at, at + size)}`, CHARACTER)
  }
  if (words.length > 0) take(`w${before} $`, WORD)
}

/** What is known of the features of a set of texts: their numbers and how rare they are. */
export class Vocabulary {
  readonly rarity: Float32Array
  readonly features: readonly string[]
  private readonly numbers: ReadonlyMap<string, number>

  constructor(features: readonly string[], rarity: Float32Array) {
    this.features = features
    this.rarity = rarity
    this.numbers = new Map(features.map((feature, number) => [feature, number]))
  }

  /** The vocabulary of these texts; rarity is the smoothed inverse document frequency. */
  static of(texts: readonly string[]): Vocabulary {
    const frequency = new Map<string, number>()
    for (const text of texts) {
      const seen = new Set<string>()
      eachFeature(tokenize(text), (feature) => seen.add(feature))
      for (const feature of seen) frequency.set(feature, (frequency.get(feature) ?? 0) + 1)
    }
    const rarity = [...frequency.values()].map((count) => Math.log((1 + texts.length) / (1 + count)) + 1)
    return new Vocabulary([...frequency.keys()], Float32Array.from(rarity))
  }

  /** TF-IDF of a text, each kind of feature of length 1 (0 when none of it is known). */
  vector(text: string): Sparse {
    const counts = new Map<number, number>()
    const kinds = new Map<number, number>()
    eachFeature(tokenize(text), (feature, kind) => {
      const number = this.numbers.get(feature)
      if (number === undefined) return
      counts.set(number, (counts.get(number) ?? 0) + 1)
      kinds.set(number, kind)
    })
    const index = Int32Array.from(counts.keys()).sort()
    const squares = new Float64Array(KINDS)
    const value = Float32Array.from(index, (number) => {
      const weight = (1 + Math.log(counts.get(number) as number)) * (this.rarity[number] as number)
      const kind = kinds.get(number) as number
      squares[kind] = (squares[kind] as number) + weight * weight
      return weight
    })
    for (let i = 0; i < index.length; i++)
      value[i] = (value[i] as number) / Math.sqrt(squares[kinds.get(index[i] as number) as number] as number)
    return { index, value }
  }
}
