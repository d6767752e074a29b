import { fold } from '../../../contract/phrase.ts'

/** Text as its words are compared: folded, punctuation as spaces, one space between words. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether a folded text has words that begin with these, in this order and together: "precio" finds "precios". */
export const mentions = (folded: string, words: string): boolean => ` ${folded}`.includes(` ${words}`)
