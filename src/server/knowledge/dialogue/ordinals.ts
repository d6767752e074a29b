import { foldWords } from './words.ts'

/** Beginnings of the ordinal numbers, in order. */
const ORDINALS = ['primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'septim', 'octav', 'noven', 'decim']
const CARDINALS = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']

/** Returns the number of an ordinal word: "segunda" → 2. */
const ordinalOf = (word: string): number | undefined => {
  const place = ORDINALS.findIndex((stem) => word.startsWith(stem) && /^[ao]?$/.test(word.slice(stem.length)))
  return place < 0 ? undefined : place + 1
}

const numberOf = (word: string): number | undefined =>
  ordinalOf(word) ?? (CARDINALS.indexOf(word === 'una' ? 'uno' : word) + 1 || undefined)

const PLACE =
  /^(?:(?:quiero|prefiero|elijo|dame|dale|si|mejor|seria|es) )*(?:(?:el|la|lo|los|las) )?(?:(?:opcion|numero|nro|num) )?(?:de (?:arriba|abajo)|[a-z]+|\d{1,2})(?: (?:opcion|por favor|porfa|gracias))*$/

/**
 * Returns the place that a text names within a list: "el segundo" → 1, "la última" → the last one. A bare number is one
 * too. Undefined if the text says anything else, or names a place beyond the list.
 * @param count number of items of the list
 */
export function placeNamed(text: string, count: number): number | undefined {
  const folded = foldWords(text)
  if (count < 2 || !PLACE.test(folded)) return undefined
  const said = folded.replace(/ (?:opcion|por favor|porfa|gracias)$/, '')
  if (/ de arriba$/.test(said)) return 0
  if (/ de abajo$|\bultim[ao]$/.test(said)) return count - 1
  const word = said.split(' ').at(-1) ?? ''
  // "una" alone is an article: "quiero una".
  const isOrdinal =
    /^(?:el|la|lo|opcion|numero) /.test(said) || ordinalOf(said.split(' ')[0] ?? '') !== undefined || said === word
  const number = /^\d+$/.test(word) ? Number(word) : isOrdinal ? numberOf(word) : undefined
  return number !== undefined && number >= 1 && number <= count ? number - 1 : undefined
}

/**
 * Returns the place that an answer to a question names among its options; the rest of the answer does not matter: "creo
 * que la segunda".
 */
export function optionNamed(text: string, count: number): number | undefined {
  const words = foldWords(text).split(' ')
  // "Un segundo" asks to wait.
  const ordinal = words
    .map((word, at) => (words[at - 1] === 'un' ? undefined : ordinalOf(word)))
    .find((number) => number !== undefined)
  if (ordinal !== undefined) return ordinal <= count ? ordinal - 1 : undefined
  return placeNamed(text, count) ?? (words.some((word) => /^ultim[ao]$/.test(word)) ? count - 1 : undefined)
}
