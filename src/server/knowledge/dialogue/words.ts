import { fold } from '../../../contract/phrase.ts'

/** Normalizes a text for comparing words: folded, punctuation as spaces, single spaces. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** {@link foldWords} with n for ñ, which many customers do not type, for patterns of words. */
export const plainWords = (text: string): string => foldWords(text).replaceAll('ñ', 'n')

/** Returns whether consecutive words of a folded text begin with the given ones: "precio" matches "precios". */
export const mentions = (folded: string, words: string): boolean => ` ${folded}`.includes(` ${words}`)
