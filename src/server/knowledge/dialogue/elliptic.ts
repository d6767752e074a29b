import { isStopWord } from '../nlu/index.ts'
import { isCourtesy } from './person-words.ts'
import { foldWords } from './words.ts'

const words = (text: string) => new Set(text.split(/\s+/))

/** Words of a question that do not name what it is about: "¿cuánto sale?", "¿y qué le hacen?". */
export const GENERIC: ReadonlySet<string> = new Set([
  ...words(
    'cuanto cuanta cuantos cuantas cuando donde quien sale salen cuesta cuestan vale valen precio precios valor costo',
  ),
  ...words(
    'hacen hace hacer hago hay tiene tienen demora demoran tarda tardan dura duran seria serian puede pueden podria',
  ),
  ...words('mucho poco mas menos mismo misma'),
])

/** Maximum number of significant words of a message that leaves out what it is about, and of one that begins with "y". */
const SHORT = 4
const SHORT_AFTER_AND = 6

const LEAD = /^[\s¿]*(?:\p{L}+,\s*)?(?:y|e|pero|entonces)\s+/iu
const CONTINUES =
  /^(?:o|tambien|desde|hasta|para|con|sin|de|en|a|por|cuanto|cuanta|cuantos|cuantas|que|como|cuando|donde|cual|duele|demora|tarda|dura|el|la|los|las)\b/
const POINTS = /\b(?:eso|esa|ese|esos|esas)\b/
/** Beginnings of a wish that names what it is about. */
const OPENS =
  /^(?:tienen|tenes|tienes|hay|venden|hacen|trabajan|manejan|aceptan|quiero|quisiera|necesito|busco|ando buscando|precio|a que hora|que hora|en que horario|que horario)\b/

/** Whether a text begins as a question. */
export const asks = (text: string): boolean =>
  LEAD.test(text) || /^(?:que|cual|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|quien)\b/.test(foldWords(text))

/** Whether a text refers to what was said before: "¿eso duele?". */
export const pointsBack = (text: string): boolean => POINTS.test(foldWords(text))

/** Returns a text without the conjunction that it begins with. */
export const withoutLead = (text: string): string => text.replace(LEAD, '')

/** Whether a short text leaves out what it is about, so that it continues what was said before. */
export function elliptic(text: string): boolean {
  const folded = foldWords(text)
  const count = folded.split(' ').filter((word) => !isStopWord(word) && !isCourtesy(word)).length
  if (LEAD.test(text)) return count <= SHORT_AFTER_AND
  if (count > SHORT || OPENS.test(folded)) return false
  return CONTINUES.test(folded) || POINTS.test(folded) || /\btambien$/.test(folded)
}

/** Whether a short text goes on with a conjunction, so that alone it says nothing: "¿y la sur?". */
export const followsOn = (text: string): boolean => LEAD.test(text) && elliptic(text)

/** How answers write prices and hours: "US$ 20", "900 pesos", "1.200 COP"; "9:00–18:00 hs", "9 am a 6 pm", "de 9 a 18". */
const PRICE =
  /[$€]|\bsin (?:cargo|costo)\b|\bgratis\b|\bgratuit[oa]s?\b|\d\s?(?:mil\b|pesos\b|dolares\b|euros?\b|soles\b|lucas\b|usd\b|ars\b|clp\b|cop\b|mxn\b|pen\b|uyu\b|eur\b)|\b(?:usd|ars|clp|cop|mxn|pen|uyu|eur)\s?\d/
const HOUR =
  /\blas? \d|\b\d{1,2}[:.]\d\d\b|\b\d{1,2}\s?(?:hs?|hrs?|[ap]\.?\s?m)\b|\b\d{1,2}\s?(?:a|[-–—])\s?\d{1,2}\b|\bmedio ?dia\b/

/** Kinds of bare questions, and what an answer to one has. */
const KINDS: readonly { asks: RegExp; answered: RegExp }[] = [
  {
    asks: /\b(?:cuanto|precio|valor|costo|sale|cuesta|vale)\b/,
    answered: PRICE,
  },
  { asks: /\b(?:a|desde|hasta) que hora\b|\bque horario\b/, answered: HOUR },
  {
    asks: /\b(?:cuanto|cuantos?|cuantas?) (?:\w+ ){0,2}(?:demora\w*|tarda\w*|dura\w*|tiempo|dias|semanas|meses)\b/,
    answered: /\b(?:minutos?|horas?|dias?|semanas?|meses|sesion(?:es)?)\b/,
  },
]

/** Words of a bare question besides the generic ones. */
const TIME = words('hora horas horario tiempo dia dias semanas meses cuando')

/** Words of a text that name what it is about. */
export const significantWords = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .filter((word) => !isStopWord(word) && !isCourtesy(word) && !GENERIC.has(word))

/**
 * Whether a text is a question without any word of its own, "¿y cuánto sale?", and an answer has what it asks for.
 * @param answer the texts of the answer to what was asked before
 */
export const asksWithin = (text: string, answer: string): boolean =>
  significantWords(text).every((word) => TIME.has(word)) && hasWhatIsAsked(text, answer)

/** Whether an answer has what a question asks for: a price, an hour or how long something takes. */
export function hasWhatIsAsked(text: string, answer: string): boolean {
  const folded = foldWords(text)
  const said = answer.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const kind = KINDS.findLast(({ asks }) => asks.test(folded))
  return kind?.answered.test(said) ?? false
}
