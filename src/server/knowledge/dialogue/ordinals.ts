import { foldWords } from './words.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  ...{
    primero: 1,
    primera: 1,
    primer: 1,
    uno: 1,
    una: 1,
    segundo: 2,
    segunda: 2,
    dos: 2,
    tercero: 3,
    tercera: 3,
    tercer: 3,
  },
  ...{ tres: 3, cuarto: 4, cuarta: 4, cuatro: 4, quinto: 5, quinta: 5, cinco: 5, sexto: 6, sexta: 6, seis: 6 },
}

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
    /^(?:el|la|lo|opcion|numero) |^(?:primer|segund|tercer|cuart|quint|sext)/.test(said) || said === word
  const number = /^\d+$/.test(word) ? Number(word) : isOrdinal ? NUMBERS[word] : undefined
  return number !== undefined && number >= 1 && number <= count ? number - 1 : undefined
}
