import { courtesyWords } from './courtesy-words.ts'
import { readRequest, wordOf } from './reading.ts'
import { Speller } from './spelling/speller.ts'
import { Synonyms } from './synonyms.ts'

/** Rarity of courtesies in the correction of misspelled words: the known words are preferred. */
const COURTESY_RARITY = 10

/** Reads texts with the words of a list: misspelled words and synonyms become words of the list. */
export class WordReader {
  private readonly speller: Speller
  private readonly synonyms: Synonyms

  /**
   * @param words folded words
   * @param groups phrases that mean the same
   */
  constructor(words: readonly string[], groups: readonly (readonly string[])[] = []) {
    const known = new Set(words)
    const hasWord = (word: string) => known.has(word)
    this.speller = new Speller(
      new Map([
        ...Array.from(courtesyWords, (word) => [word, COURTESY_RARITY] as const),
        ...words.map((word) => [word, 1] as const),
      ]),
      1,
    )
    this.synonyms = new Synonyms(groups, { hasWord })
  }

  /** Returns the word of the list that a folded word probably stands for; the word itself if it is a word or unlike all. */
  correct(word: string): string {
    return this.speller.correct(word)
  }

  /** Returns the words of a text's request, separated by spaces. */
  read(text: string): string {
    const correct = (word: string) => (this.synonyms.has(word) ? word : this.speller.correct(word))
    return this.synonyms
      .replace(readRequest(text, [], correct))
      .map(wordOf)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .join(' ')
  }
}
