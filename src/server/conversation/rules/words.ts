import { normalizePhrase } from '../../../contract/phrase.ts'

/**
 * Returns those of the words or phrases that a text contains: whole words, whatever their case and accents.
 * @param words as people wrote them in a rule
 */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const read = ` ${normalizePhrase(text)} `
  return words.filter((word) => read.includes(` ${normalizePhrase(word)} `))
}
