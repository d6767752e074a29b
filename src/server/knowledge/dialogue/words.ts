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

/** Ways to write a word that customers use, by the word as patterns read it. */
const WRITTEN: Readonly<Record<string, string>> = {
  que: 'q k qe ke',
  para: 'pa xa',
  donde: 'dnd dond',
  tambien: 'tmb tb tbn tmbn tambn',
  cerca: 'serca',
  necesito: 'nesesito nececito nesecito necesto nesito',
  quiero: 'kiero qiero quero kero qro',
  quisiera: 'kisiera qisiera quiciera',
  busco: 'vusco',
  tenes: 'tnes tenez',
  tienen: 'tinen tiennen',
  tienes: 'tienez',
  hay: 'ay',
  venden: 'benden',
  cuanto: 'kuanto qanto',
  precio: 'presio',
  agregame: 'agregeme',
  sucursal: 'sucusal sucursla suc',
}
const WORD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN).flatMap(([word, ways]) => ways.split(' ').map((way): [string, string] => [way, word])),
)

/** Returns a text with the usual abbreviations and misspellings of chats written out: "nesesito", "a q hora". */
export const spelledOut = (text: string): string => text.replace(/\p{L}+/gu, (word) => WORD_OF.get(fold(word)) ?? word)

/** {@link foldWords} of a text that is {@link spelledOut}. */
export const foldSpelled = (text: string): string => foldWords(spelledOut(text))
