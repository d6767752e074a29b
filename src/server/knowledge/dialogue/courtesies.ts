import { greetingPhrases, wordsOf } from '../nlu/index.ts'
import { coverOf } from '../spanish/cover.ts'
import { smallTalkOf } from '../spanish/small-talk.ts'

/** Topics of small talk with which a customer only thanks or agrees. */
const THANKS: ReadonlySet<string> = new Set(['thanks', 'ok', 'enough'])

/** Longest greeting, in UTF-16 code units. */
const LONGEST_GREETING = 120

/** Returns whether a text contains only a greeting, perhaps with "¿cómo estás?". */
export function isGreeting(text: string): boolean {
  if (text.length > LONGEST_GREETING) return false
  const { greets, asksHow } = greetingPhrases
  const words = wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const said = coverOf(words, (phrase) => (greets.has(phrase) ? 'greets' : asksHow.has(phrase) ? 'how' : undefined))
  return said?.includes('greets') ?? false
}

/** Returns whether a text contains only a farewell. */
export const isFarewell = (text: string): boolean => smallTalkOf(text) === 'goodbye'

/** Returns whether a text thanks, and does not only agree. */
export function givesThanks(text: string): boolean {
  const said = smallTalkOf(text)
  return said !== undefined && said !== 'goodbye' && said.key === 'thanks'
}

/** Returns whether a text contains only thanks and courtesies. */
export function isThanks(text: string): boolean {
  const said = smallTalkOf(text)
  return said !== undefined && (said === 'goodbye' || THANKS.has(said.key))
}
