import { CHARACTER, CHARACTERS, eachPiece, type SparseVector, Vocabulary, WORD } from './features.ts'
import { countsOf, weightsOf } from './weights.ts'

/**
 * Returns the vocabulary of texts, with their TF-IDF vectors as {@link Vocabulary.vector} makes them. Rarity is the
 * smoothed inverse document frequency.
 */
export function readTexts(texts: readonly (readonly string[])[]): { vocabulary: Vocabulary; vectors: SparseVector[] } {
  const reader = new NumberReader()
  const counted = texts.map((words) => countsOf(reader.read(words)))
  const { numbers, kinds } = reader
  const frequency = new Uint32Array(kinds.length)
  for (const { index } of counted) for (const number of index) frequency[number] = (frequency[number] as number) + 1
  const rarity = Float32Array.from(frequency, (count) => Math.log((1 + texts.length) / (1 + count)) + 1)
  return {
    vocabulary: new Vocabulary([...numbers.keys()], rarity, numbers),
    vectors: counted.map((counts) => ({
      index: counts.index,
      value: weightsOf(counts, rarity, (number) => kinds[number] as number),
    })),
  }
}

/** Numbers features in the order of {@link eachFeature}. The n-grams of a word are looked up only once. */
class NumberReader {
  readonly numbers = new Map<string, number>()
  readonly kinds: number[] = []
  private readonly pieces = new Map<string, Int32Array>()

  /** Returns the numbers of a text's features, in ascending order; a feature that occurs several times, several times. */
  read(words: readonly string[]): Int32Array {
    const all: number[] = []
    let before = '^'
    for (const word of words) {
      all.push(this.numberOf(`w${word}`, WORD), this.numberOf(`w${before} ${word}`, WORD), ...this.piecesOf(word))
      before = word
    }
    if (words.length > 0) all.push(this.numberOf(`w${before} $`, WORD))
    return Int32Array.from(all).sort()
  }

  private piecesOf(word: string): Int32Array {
    const known = this.pieces.get(word)
    if (known) return known
    const own: number[] = []
    eachPiece(word, CHARACTERS.min, (piece) => own.push(this.numberOf(piece, CHARACTER)))
    const pieces = Int32Array.from(own)
    this.pieces.set(word, pieces)
    return pieces
  }

  private numberOf(feature: string, kind: number): number {
    const known = this.numbers.get(feature)
    if (known !== undefined) return known
    this.numbers.set(feature, this.kinds.length)
    return this.kinds.push(kind) - 1
  }
}
