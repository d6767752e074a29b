import { isStopWord } from '../nlu/index.ts'
import { isCourtesy } from './person-words.ts'
import { foldWords } from './words.ts'

const words = (text: string) => new Set(text.split(/\s+/))

/** Words of a question that do not name what it is about: "¿cuánto sale?", "¿y qué le hacen?". */
export const GENERIC: ReadonlySet<string> = new Set([
  ...words(
    'cuanto cuanta cuantos cuantas cuando donde quien sale salen cuesta cuestan vale valen precio precios valor costo',
  ),
  ...words('hacen hace hacer hay tiene tienen demora demoran tarda tardan dura duran seria serian puede pueden podria'),
  ...words('mucho poco mas menos mismo misma'),
])

/** Maximum number of significant words of a message that leaves out what it is about, and of one that begins with "y". */
const SHORT = 4
const SHORT_AFTER_AND = 6

const LEAD = /^\s*¿?\s*(?:\p{L}+,\s*)?(?:y|e|pero|entonces)\s+/iu
const CONTINUES =
  /^(?:o|tambien|desde|hasta|para|con|sin|de|en|a|por|cuanto|cuanta|cuantos|cuantas|que|como|cuando|donde|cual|duele|demora|tarda|dura|el|la|los|las)\b/
const POINTS = /\b(?:eso|esa|ese|esos|esas)\b/
/** Beginnings of a wish that names what it is about. */
const OPENS =
  /^(?:tienen|tenes|tienes|hay|venden|hacen|trabajan|manejan|aceptan|quiero|quisiera|necesito|busco|ando buscando|precio|a que hora|que hora|en que horario|que horario)\b/

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
