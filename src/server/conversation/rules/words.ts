import { normalizePhrase } from '../../../contract/phrase.ts'

/** Most phrases of rules that are kept in their normalized form. */
const KEPT = 20_000
const phrases = new Map<string, string>()

/** A phrase of a rule is compared with every message: normalizing it each time took most of the time. */
function phraseOf(word: string): string {
  const known = phrases.get(word)
  if (known !== undefined) return known
  if (phrases.size >= KEPT) phrases.clear()
  const phrase = whole(word)
  phrases.set(word, phrase)
  return phrase
}

/** Returns a text so that its words are compared whole. */
const whole = (text: string) => ` ${normalizePhrase(text)} `

/** A text whose words are compared whole. */
export class WholeWords {
  readonly #text: string

  constructor(text: string) {
    this.#text = whole(text)
  }

  /**
   * Returns those of the words or phrases that the text contains: whole words, whatever their case and accents.
   * @param words as people wrote them in a rule
   */
  find(words: readonly string[]): string[] {
    return words.filter((word) => this.#text.includes(phraseOf(word)))
  }
}
