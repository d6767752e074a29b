// A set of words as a Bloom filter: compact, never forgets a word, and takes a few strangers for members.

/** Bits per word: with these eight probes, 0.3 % of other words count as members. */
const BITS = 12
const PROBES = 8

/** A set of words that can only be asked for membership. */
export class WordSet {
  private readonly bits: Uint8Array

  /** @param bits the result of {@link packWords} */
  constructor(bits: Uint8Array) {
    this.bits = bits
  }

  /** Whether the set has the word; wrongly true for 0.3 % of other words. */
  has(word: string): boolean {
    return probesOf(word, this.bits.length * 8).every((at) => ((this.bits[at >> 3] as number) >> (at & 7)) & 1)
  }
}

/** Returns the filter of the words, for {@link WordSet}. */
export function packWords(words: ReadonlySet<string>): Uint8Array {
  const bits = new Uint8Array(Math.ceil((words.size * BITS) / 8))
  for (const word of words)
    for (const at of probesOf(word, bits.length * 8)) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7))
  return bits
}

/** Double hashing (Kirsch and Mitzenmacher, 2006) over two FNV-1a hashes. */
function probesOf(word: string, size: number): number[] {
  let one = 0x811c9dc5
  let two = 0x01000193
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x5bd1e995)
    two ^= two >>> 15
  }
  const step = (two | 1) >>> 0
  return Array.from({ length: PROBES }, (_, i) => ((one >>> 0) + i * step) % size)
}
