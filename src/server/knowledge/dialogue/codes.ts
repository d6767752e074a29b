import { foldWords } from './words.ts'

/** Words after a number that make it a quantity or an amount: "10000 ladrillos", "50000 pesos", "20000 de seña". */
const COUNTED =
  /^(?:de|mil|peso|kg|kilo|gr|g|l|lt|cc|ml|m|mt|m2|m3|cm|mm|km|usd|ars|clp|cop|mxn|\p{L}{2,}[aeiou]s|\p{L}{2,}[^aeiou\P{L}]es)$/u
/** Words that look like a plural and count nothing. */
const NOT_COUNTED = /^(?:gracias|saludos|buenas|buenos|tardes|noches|dias)$/

/** Returns the words of a text that have letters or digits. */
export const wordsWithContent = (text: string): string[] =>
  text.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/**
 * Returns the words of a text that are numbers or codes, and neither quantities nor amounts.
 * @param digits fewest digits of a code
 */
export function codesIn(text: string, digits: number): string[] {
  const words = wordsWithContent(text)
  return words.filter((word, place) => isCode(word, digits, words[place + 1]))
}

function isCode(word: string, digits: number, next = ''): boolean {
  if (word.replace(/\D/g, '').length < digits || /[$€]/.test(word)) return false
  return !countsSomething(next)
}

/** Whether the word after a number makes it a quantity or an amount. */
export function countsSomething(next: string): boolean {
  const following = foldWords(next)
  // A capital letter begins a name: "30123456 Carlos".
  return !/^\p{Lu}/u.test(next) && COUNTED.test(following) && !NOT_COUNTED.test(following)
}
