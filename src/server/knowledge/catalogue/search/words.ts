import { type Size, sizesAt } from './units.ts'

/** A word of a text, or a size. */
export type TextWord = { text: string; size?: undefined } | { text: string; size: Size }

/** Ways to say a fraction. */
const FRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+) y medi[oa]\b/g, '$1 1/2'],
  [/\btres cuartos?\b/g, '3/4'],
  [/\b(?:un )?cuarto de (?=pulg|kilo|litro)/g, '1/4 '],
  [/\bmedi[oa] (?=pulg|kilo|litro|metro|hp)/g, '1/2 '],
]
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:x|por) (?=(?:kilo|litro|metro)\b)/g, '1 '],
  [/\bp\//g, 'para '],
  [/\bc\//g, 'con '],
  [/\bs\//g, 'sin '],
  [/\bn(?:ro|um)?\s?[°º.]\s?(?=\d)/g, ' '],
  [/\b(?:nro|num|numero)\s(?=\d)/g, ' '],
  [/#(?=\d)/g, ' '],
  [/''/g, '"'],
  // The name and its size are one word: pvc110.
  [/\b([a-z]{3,})(?=\d)/g, '$1 '],
]

/** Folds a text for the search: no case, no accents, also none on the ñ, fractions and marks in plain signs. */
export function plainText(text: string): string {
  const plain = text
    .replace(/[nº°]º|[°º]/g, '°')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\u2044/g, '/')
    .replace(/[×✕]/g, 'x')
    .replace(/[″”“]/g, '"')
  const whole = FRACTIONS.reduce((said, [from, to]) => said.replace(from, to), plain)
  return ABBREVIATIONS.reduce((said, [from, to]) => said.replace(from, to), whole)
}

const WORD = /[a-z][a-z0-9]*/y

/** Splits a text into its words and sizes. */
export function wordsOf(text: string): TextWord[] {
  const plain = plainText(text)
  const words: TextWord[] = []
  for (let at = 0; at < plain.length; ) {
    const found = sizesAt(plain, at)
    if (found) {
      const written = plain.slice(at, found.end).trim()
      words.push(...found.sizes.map((size) => ({ text: written, size })))
      at = found.end
      continue
    }
    WORD.lastIndex = at
    const [word] = WORD.exec(plain) ?? []
    // The sign between two sizes, with only one of them.
    if (word && word !== 'x') words.push({ text: word })
    at += word?.length ?? 1
  }
  return words
}

/** Words of names read before: the same products and synonyms are read again and again. */
const read = new Map<string, readonly TextWord[]>()
const MOST_READ = 20_000

/** Like {@link wordsOf}, for names of products and synonyms, which are read often. */
export function wordsOfName(name: string): readonly TextWord[] {
  const known = read.get(name)
  if (known) return known
  if (read.size >= MOST_READ) read.clear()
  const words = wordsOf(name)
  read.set(name, words)
  return words
}
