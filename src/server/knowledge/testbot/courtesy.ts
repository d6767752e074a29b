import { requestOf } from '../nlu/courtesy-words.ts'
import { wordsOf } from '../nlu/reading.ts'
import { smallTalkOf } from '../spanish/small-talk.ts'

/** Returns whether nothing is left of a text without its courtesies: "hola, buenas tardes", "ok, perfecto", "👍". */
export function isCourtesy(text: string): boolean {
  const words = wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length === 0 || requestOf(words).end === 0) return true
  const said = smallTalkOf(text)
  return said === 'goodbye' || said?.effect === 'closing' || said?.effect === 'none'
}
