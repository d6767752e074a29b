import { isFiller } from './fillers.ts'
import { codeTerm, sizeTerms } from './terms.ts'
import { plainText, type TextWord, wordsOf } from './words.ts'

/** A way in which a word may stand in the catalogue, and how well it fits. */
export interface Form {
  term: string
  quality: number
}

/** A word of a message that may name a product. */
export interface AskedWord {
  text: string
  kind: 'word' | 'size' | 'code'
  /** how much it counts that a product has it */
  weight: number
  forms: Form[]
  /** it tells one of alike products from the others: one without it is not what was asked */
  isTelling?: boolean
  /** terms that it makes together with another word, which then no longer counts by itself */
  joined?: { term: string; next: AskedWord }[]
}

/** Sizes say which of many; the word says what. */
const SIZE_WEIGHT = 0.8
/** What things come in says little of them, beside other words. */
const PACKED =
  /^(?:bolsa|costal(?:e)?|saco|cubeta|lata|tarro|balde|caja|paquete|rollo|bidon|pote|tacho|barra|frasco|pomo|sobre)s?$/
const PACKED_WEIGHT = 0.3
/** A number before a noun may be how many of it. */
const COUNT_WEIGHT = 0.25
/** Most words of a message that are looked for: a long one tells a story. */
const MOST_WORDS = 24

/** Reads a message: the words that may name a product, their forms still without those of the catalogue. */
export function readQuery(text: string): AskedWord[] {
  const all = wordsOf(text)
  const words = all.filter((word) => word.size || !isFiller(word.text))
  // "5 kilos de clavos" is how much is wanted.
  const amounts = new Set(all.filter((word, at) => word.size && all[at + 1]?.text === 'de'))
  const read = words.map((word, at): AskedWord => {
    const one = asked(word, at, words)
    return one.kind === 'size' && !amounts.has(word) && !isQuantity(word, all) ? { ...one, isTelling: true } : one
  })
  return [...codesIn(text), ...read].slice(0, MOST_WORDS)
}

function asked(word: TextWord, at: number, words: readonly TextWord[]): AskedWord {
  if (!word.size) {
    const isPacked = PACKED.test(word.text) && words.some((other) => !other.size && other !== word)
    return { text: word.text, kind: 'word', weight: isPacked ? PACKED_WEIGHT : 1, forms: [] }
  }
  const next = words[at + 1]
  // "10 tornillos", but not "110 pvc": the plural tells.
  const isCount =
    at === 0 &&
    !word.size.inBase &&
    /^\d+$/.test(word.size.number) &&
    next?.size === undefined &&
    /s$/.test(next?.text ?? '')
  return { text: word.text, kind: 'size', weight: isCount ? COUNT_WEIGHT : SIZE_WEIGHT, forms: sizeTerms(word.size) }
}

/** Whether a number without a unit is how many are wanted: "quiero 2 cemento", "cambiá el cemento a 4", "x 100 bolsas". */
function isQuantity(word: TextWord, all: readonly TextWord[]): boolean {
  if (!word.size || word.size.inBase) return false
  const at = all.indexOf(word)
  if (PACKED.test(all[at + 1]?.text ?? '')) return true
  return all.slice(0, at).every((one) => !one.size && isFiller(one.text)) || /^(?:a|por)$/.test(all[at - 1]?.text ?? '')
}

/** Returns what may be the code of a product: signs with a figure among them. It only counts where one has it. */
function codesIn(text: string): AskedWord[] {
  const chunks = plainText(text).split(/[\s,;¿?¡!]+/)
  return chunks
    .filter((chunk) => chunk.length >= 3 && /\d/.test(chunk))
    .map((chunk) => ({ text: chunk, kind: 'code' as const, weight: 2, forms: [{ term: codeTerm(chunk), quality: 1 }] }))
}
