import { editDistance, phoneticForm } from '../fuzzy.ts'
import { withoutTilde } from '../tokens.ts'
import { isSpanish } from './spanish.ts'

/** Shorter words are not corrected: one edit often makes another word of them. */
const SHORTEST = 4
/** Minimum length of a word that may have two edits. */
const LONG = 8
/** Number of misspelled words whose correction is remembered. */
const REMEMBERED = 2_000
/** Longer words are not remembered, so that hostile ones take no memory. */
const LONGEST_REMEMBERED = 40

interface Candidate {
  word: string
  plain: string
  sound: string
  /** one bit per letter it contains */
  letters: number
  /** lower is more frequent */
  rarity: number
}

/** Corrects misspelled words to the nearest word of the examples. */
export class Speller {
  private readonly byLength = new Map<number, Candidate[]>()
  private readonly bySound = new Map<string, Candidate>()
  /** what misspelled words stand for: a message is read whole and in parts */
  private readonly corrected = new Map<string, string>()
  private readonly words: ReadonlyMap<string, number>

  private readonly most: number

  /**
   * @param words the words of the examples with their rarity
   * @param most maximum number of edits of a long word
   */
  constructor(words: ReadonlyMap<string, number>, most = 2) {
    this.most = most
    this.words = words
    for (const [word, rarity] of words) {
      if (word.length < SHORTEST - 1 || !/^\p{L}+$/u.test(word)) continue
      const plain = withoutTilde(word)
      const candidate = { word, plain, sound: phoneticForm(word), letters: lettersOf(plain), rarity }
      const alike = this.byLength.get(plain.length)
      if (alike) alike.push(candidate)
      else this.byLength.set(plain.length, [candidate])
      if ((this.bySound.get(candidate.sound)?.rarity ?? Number.POSITIVE_INFINITY) > rarity)
        this.bySound.set(candidate.sound, candidate)
    }
  }

  /**
   * Returns the word of the examples that a folded word probably stands for: one edit away, two from eight letters on,
   * or of the same sound. A word of the examples or of the Spanish language is returned unchanged.
   */
  correct(folded: string): string {
    if (folded.length < SHORTEST || this.words.has(folded) || !/^\p{L}+$/u.test(folded) || isSpanish(folded))
      return folded
    const known = this.corrected.get(folded)
    if (known !== undefined) return known
    const correct = this.nearest(folded)
    if (this.corrected.size >= REMEMBERED) this.corrected.clear()
    if (folded.length <= LONGEST_REMEMBERED) this.corrected.set(folded, correct)
    return correct
  }

  private nearest(folded: string): string {
    const plain = withoutTilde(folded)
    const edits = plain.length >= LONG ? this.most : 1
    const sound = phoneticForm(folded)
    const same = this.bySound.get(sound)
    let best: { candidate: Candidate; cost: number } | undefined = same && { candidate: same, cost: 0.5 }
    const letters = lettersOf(plain)
    for (let length = plain.length - edits; length <= plain.length + edits; length++)
      for (const candidate of this.byLength.get(length) ?? []) {
        if (bitsOf(letters ^ candidate.letters) > 2 * edits) continue
        const distance = editDistance(plain, candidate.plain, edits)
        if (distance > edits) continue
        const cost = distance + (candidate.plain[0] === plain[0] ? 0 : 0.3) + candidate.rarity / 100
        if (!best || cost < best.cost) best = { candidate, cost }
      }
    return best?.candidate.word ?? folded
  }
}

function lettersOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << ((word.charCodeAt(i) - 97) % 31)
  return bits
}

function bitsOf(value: number): number {
  let rest = value
  let count = 0
  for (; rest !== 0; rest &= rest - 1) count++
  return count
}
