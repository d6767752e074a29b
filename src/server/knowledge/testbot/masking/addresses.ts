import { type PersonalSpan, spansOf, withDigits } from './span.ts'

const ROADS =
  'calle|av|avda|avenida|bv|bvar|blvd|boulevard|bulevar|pje|pasaje|diag|diagonal|cra|cr|kra|carrera|cl|clle|transversal|tv|autopista|ruta|camino|callej[oó]n|calzada|eje|privada|cerrada|prol|prolongaci[oó]n'
const NUMBER = '(?:n[°ºo.]{0,2}\\s?|nro\\.?\\s?|n[uú]mero\\s|al\\s|#\\s?)?'
/** "45 # 12-30" in Colombia, "1234" elsewhere, and what may follow. */
const DOOR = `${NUMBER}\\d{1,5}(?:\\s?[a-z])?(?:\\s?(?:#|n[°ºo.]{1,2}|no\\.?)\\s?\\d{1,4}\\s?[a-z]?)?(?:\\s?-\\s?\\d{1,4})?(?:,?\\s(?:piso|depto|dpto|apto|int|interior|casa|torre|lote|mz|manzana)\\.?\\s?(?:\\d{1,4}\\s?[a-z]?|[a-z])(?!\\p{L}))*`
const NAME = "[\\p{L}.'’]+"

const onRoad = new RegExp(
  `(?<!\\p{L})(?<road>(?:${ROADS})\\.?\\s)(?<name>(?:${NAME}\\s){0,4}?)(?<door>${DOOR})(?![\\d\\p{L}])`,
  'giu',
)

/** Without a word for the road only after words that announce an address, or as a name in capitals. */
const announced = new RegExp(
  `(?<!\\p{L})(?<road>(?:vivo en|vivimos en|direcci[oó]n:?(?: es)?|domicilio:?(?: es)?|mi casa(?: es| queda)? en)\\s(?:la\\s)?)(?<name>(?:${NAME}\\s){1,4}?)(?<door>${DOOR})(?![\\d\\p{L}])`,
  'giu',
)
const capital = "\\p{Lu}[\\p{Ll}.'’]+"
const inCapitals = new RegExp(
  `(?<!\\p{L})(?<road>(?:a|en|hasta|sobre|por|Estoy en|Vivo en)\\s)(?<name>${capital}\\s(?:(?:de|del|la|las|los|y)\\s|${capital}\\s){0,4})(?<door>(?:al\\s)?\\d{3,5})(?![\\d\\p{L}%]|[.,]\\d)`,
  'gu',
)

/** Block and plot of a quarter without names of streets. */
const onPlot = new RegExp(
  `(?<!\\p{L})(?<door>(?:mz|mza|manzana)\\.?\\s?\\d{1,4}[a-z]?[,\\s-]{1,3}(?:lote|lt|casa|solar|parcela|villa)\\.?\\s?\\d{1,4})(?<between>,?\\s(?:barrio|b[°º]|urb(?:anizaci[oó]n|\\.)?)\\s)?(?<name>(?<=\\s(?:barrio|b[°º]|urb|urb\\.|urbanizaci[oó]n)\\s)(?:(?:los|las|la|el|san|santa|villa)\\s)?${NAME})?`,
  'giu',
)

/** Finds addresses with a number. The kind of road stays, name and numbers change. */
export function findAddresses(text: string): PersonalSpan[] {
  const [roads = [], ...others] = [onRoad, announced, inCapitals].map((expression) =>
    spansOf(text, expression, (_, { road = '', name = '', door = '' }) => {
      const street = name === '' ? '' : 'Los Álamos '
      return `${road}${street}${withDigits(door, '1234567890')}`
    }),
  )
  const plots = spansOf(text, onPlot, (_, { door = '', between = '', name }) => {
    return `${withDigits(door, '1234567890')}${between}${name ? 'Los Álamos' : ''}`
  })
  return [
    ...roads,
    ...plots,
    ...others.flat().filter((span) => !roads.some((road) => span.start < road.end && span.end > road.start)),
  ]
}
