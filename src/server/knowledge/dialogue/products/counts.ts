import { foldSpelled as foldWords } from '../words.ts'

/** Words of a quantity. */
const NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  cien: 100,
  par: 2,
  docena: 12,
}

/** Most digits of a quantity. */
const DIGITS = 5

/** Returns the number that a folded word or its digits say. */
export const countOf = (word: string): number | undefined =>
  new RegExp(`^\\d{1,${DIGITS}}$`).test(word) ? Number(word) : Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined

/** Returns a text without the points between thousands: "1.000" is a thousand. */
export const withoutPoints = (text: string): string =>
  text.replace(/(?<![\d.,])(\d{1,3})\.(\d{3})(?![\d.,]*\d)/g, '$1$2')

/** Words with which customers want something, before what they want. */
const WANTS =
  '(?:(?:si|y|son|seran|hay|tenes|tienes|tienen|tendrian|habra|quedan|te quedan|dale|ok|bueno|tambien|ademas|hola|buenas|perfecto|listo|che|me|te|les|le|lo|la|con|a) )*(?:(?:quiero|quisiera|queria|necesito|necesitaria|dame|deme|busco|compro|llevo|llevaria|mandame|mandenme|serian?|agrega|agregame|agregar|agregale|anota|anotame|anotar|sumame|suma|sumar|sumale|pone|poneme|ponele|reserva|reservame|reservar|guardame|pedir|encargo|encargar|comprar|llevar|haceme|armame) )*'
/** Units of a size: "20 litros de látex" is not twenty of it. */
const UNITS =
  'litros?|lts?|l|ml|cc|cm|cms|mm|m|mts?|metros?|kgs?|kilos?|gramos?|grs?|g|pulgadas?|pulg|plg|watts?|w|volts?|voltios?|v|amp|amper(?:es)?|amperios?|a|hp|x|por|de|y|o|hs|horas?|pesos?|mil|bar|m2|m3'
const LEADING = new RegExp(`^${WANTS}(\\d{1,5}|\\p{L}+) (?:de )?(?!(?:${UNITS})\\b)\\p{L}{2,}`, 'u')
/** What products are counted in: "4 bolsas". */
export const COUNTED_IN = '(?:bolsas?|unidad(?:es)?|latas?|cajas?|rollos?|barras?|tiras?|paquetes?|baldes?|piezas?|u)'
/** A quantity after what is counted: "cemento x 3", "cal 2 bolsas". */
const TRAILING = new RegExp(String.raw`\p{L} (?:x ?(\d{1,4})|(\d{1,4}|\p{L}+) ${COUNTED_IN})$`, 'u')

/** Returns how many a text says that it wants of what it names: "3 caños pvc 110", "quiero dos bolsas de cal". */
export function countIn(text: string): number | undefined {
  const folded = foldWords(withoutPoints(text))
  const [, leading = ''] = LEADING.exec(folded) ?? []
  const [, times, units = ''] = TRAILING.exec(folded) ?? []
  const count = countOf(leading) ?? countOf(times ?? units)
  return count !== undefined && count > 0 ? count : undefined
}

/** Whether a text begins with a quantity or an article, as the items of a list do. */
export const isListed = (text: string): boolean =>
  countOf(foldWords(text).split(' ')[0] ?? '') !== undefined || /^(?:unos|unas|algun[oa]?s?)\s/.test(foldWords(text))

const NEXT_COUNT = new RegExp(`\\s+(?=\\d{1,4}\\s+(?:de\\s+)?(?!(?:${UNITS})\\b)\\p{L}{3,})`, 'iu')

/** Returns the items of a list without anything between them: "quiero 5 cemento 3 cal". The text alone if it is none. */
export function countedIn(text: string): string[] {
  const parts = text.split(NEXT_COUNT)
  const [first = '', ...rest] = parts
  // What comes before the first number may be the wish: "quiero".
  const items = countIn(first) === undefined ? [`${first} ${rest[0] ?? ''}`.trim(), ...rest.slice(1)] : parts
  return items.length > 1 && items.every((item) => countIn(item) !== undefined) ? items : [text]
}
