import { fold } from '../../../contract/phrase.ts'
import { followsOn } from '../dialogue/elliptic.ts'
import { isSpanish } from '../nlu/spelling/spanish.ts'

/** Longest text of which one intent can be learnt; longer ones tell a story. */
const LONGEST = 300
/** How often the words of a text occur on average at most: more is the same said again and again. */
const MOST_REPEATED = 2.5

/**
 * Whether a customer's text can be an example: short enough, with a known word, not the same words repeated, and not only the
 * continuation of another one.
 */
export function isTeachable(text: string): boolean {
  if (text.length > LONGEST || followsOn(text)) return false
  const words = fold(text).match(/\p{L}+/gu) ?? []
  return words.length <= new Set(words).size * MOST_REPEATED && words.some((word) => word.length > 1 && isSpanish(word))
}
