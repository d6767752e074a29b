import { isThanks } from '../dialogue/courtesies.ts'
import { requestOf } from '../nlu/courtesy-words.ts'
import { wordsOf } from '../nlu/reading.ts'

/** Returns whether nothing is left of a text without its courtesies: "hola, buenas tardes", "ok gracias", "👍". */
export function isCourtesy(text: string): boolean {
  const words = wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words.length === 0 || requestOf(words).end === 0 || isThanks(text)
}
