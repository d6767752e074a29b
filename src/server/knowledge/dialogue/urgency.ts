import type { components } from '../../../../generated/api.d.ts'
import { fold } from '../../../contract/phrase.ts'
import { type ReadReason, type Sign, urgencySigns } from './urgency-signs.ts'

/** Why a chat comes before the others. */
export type UrgencyReason = components['schemas']['UrgencyReason']

/** The reasons from the most to the least serious. */
const SEVERITY: readonly UrgencyReason[] = [
  'accident',
  'health',
  'fraud',
  'legal',
  'charge',
  'complaint',
  'upset',
  'misses',
  'rule',
  'staff',
]

/** A sign that a text has. */
export interface FoundSign {
  reason: ReadReason
  /** it counts whatever else the bot understands */
  isStrong: boolean
  pattern: RegExp
}

/** What looks like a denial but is indignation. */
const INDIGNATION =
  /\bno (?:puede|es posible|puedo creer|lo puedo creer|entiendo|se por)\b(?: (?:ser|que|por que|como))*/g

/** Words before a noun that deny it: "no tengo ninguna queja", "sin quejas", "no es una emergencia". */
const DENIED =
  /\b(?:(?:no|nunca|tampoco|jamas)(?: (?:es|era|fue|hay|hubo|tengo|tuve|tenemos|tuvimos|quiero|voy a|pienso|deseo|hacer|poner|se trata de|ningun|ninguna|una|un|la|el|ni|alguna|nada de))*|sin|ningun|ninguna|nada de)(?: (?:una|un|ningun|ninguna|hacer|poner|la|el))? $/

/** The same for what happened: only a direct "no". */
const DENIED_PLAIN = /\b(?:no|nunca|tampoco)(?: (?:me|nos|le|se|la|lo))? $/

/** Words before what has not happened: "¿y si tengo un accidente?". */
const HYPOTHETICAL =
  /\b(?:si|cuando|en caso de|por si|aunque)(?: (?:yo|uno|alguien|me|se|hay|tengo|tuve|hago|sufro|pasa|ocurre|un|una|alguna?))* $/

/** Words before a noun that make it a part of another one: "seguro de accidentes", "luz de emergencia". */
const COMPOUND = /\b\w+ (?:de|del|contra|para|anti|por) $/
/** Quantities of events, which are no such nouns: "un caso de fraude". */
const CASE = /\b(?:casos?|tema|problema|principio|culpa|causa|hecho|intento) (?:de|del|por) $/

/** Beginnings of a question without its mark. */
const ASKS =
  /^(?:(?:hola|buenas|buenos|dias|tardes|noches|y|disculpa|disculpe|una consulta|consulta) )*(?:que|cual|cuales|cuanto|cuanta|cuantos|cuantas|como|cuando|donde|adonde|quien|por que|hay(?! una? )|tienen|tenes|tienes|tiene|tendran|venden|vende|hacen|haces|hace|atienden|atiende|cubre|cubren|manejan|maneja|trabajan|trabaja|reciben|aceptan|puedo|podria|puedes|podes|pueden|puede|se puede|ofrecen|dan|realizan|toman|arreglan|reparan|curan|tratan|ven|sirve|incluye|incluyen)\b/
/** Words of a wish, and of who presents themselves. */
const WANTS =
  /\b(?:quiero|queremos|quisiera|quisieramos|queria|queriamos|necesito|necesitamos|busco|buscamos|buscando|preciso|ocupo|me interesa|me interesan|interesad[oa]s?|me gustaria|cotizar|cotizacion|consultar|consulto|averiguar|informacion|contratar|comprar|precio|precios|presupuesto|cuanto|soy|somos|trabajo en|estudio|vendo|vendemos)\b/

/** Maximum number of parts; the rest of a longer text is one. */
const MOST_PARTS = 40

/** A part of a text between its signs, folded. */
interface Part {
  text: string
  /** the same without {@link INDIGNATION} */
  said: string
  asks: boolean
}

/**
 * Returns why a customer's text is urgent: the most serious reason in it, unless it is denied ("no tengo ninguna
 * queja"), asked or wished for ("¿el seguro cubre accidentes?"). Undefined for other texts.
 */
export const urgencyOf = (text: string): UrgencyReason | undefined =>
  mostSerious(signsIn(text).map(({ reason }) => reason))

/** Returns the signs of urgency in a text. */
export function signsIn(text: string): FoundSign[] {
  const parts = partsOf(text)
  const whole: Part = {
    ...partOf(parts.map((part) => part.text).join(' ')),
    asks: parts.some(({ asks }) => asks),
  }
  return urgencySigns
    .filter((sign) => [...parts, ...(sign.reason === 'charge' ? [whole] : [])].some((part) => isSaid(part, sign)))
    .map(({ reason, strength, pattern }) => ({
      reason,
      pattern,
      isStrong: strength !== 'mention',
    }))
}

/** Whether a text has the words of a sign, whatever it says with them. */
export const hasWordsOf = ({ pattern }: Pick<FoundSign, 'pattern'>, text: string): boolean =>
  partsOf(text).some((part) => pattern.test(part.text))

/** Whether a text asks or wants something, in any part. */
export const asksOrWants = (text: string): boolean =>
  partsOf(text).some(({ text: own, asks }) => asks || WANTS.test(own))

function partsOf(text: string): Part[] {
  // "sí me cobraron" is no "si me cobraron".
  const folded = fold(text.normalize('NFC').replace(/(?<!\p{L})sí(?!\p{L})/giu, 'ya')).replaceAll('ñ', 'n')
  const parts: Part[] = []
  let isOpen = false
  let start = 0
  for (const sign of [...folded.matchAll(/[^\p{L}\p{N}\s]+|\b(?:pero|aunque|sino)\b/gu), undefined]) {
    const isLast = sign === undefined || parts.length === MOST_PARTS - 1
    const end = isLast ? folded.length : sign.index
    const own = folded.slice(start, end).replace(/\s+/g, ' ').trim()
    const signs = sign?.[0] ?? ''
    if (own !== '')
      parts.push({
        ...partOf(own),
        asks: isOpen || signs.includes('?') || ASKS.test(own),
      })
    if (isLast) break
    isOpen = signs.includes('¿') || (isOpen && !signs.includes('?'))
    start = end + signs.length
  }
  return parts
}

const partOf = (text: string) => ({ text, said: text.replace(INDIGNATION, '') })

function isSaid({ said, asks }: Part, { pattern, strength }: Sign): boolean {
  const found = pattern.exec(said)
  if (!found) return false
  const before = said.slice(0, found.index)
  if (HYPOTHETICAL.test(before)) return false
  if (strength !== 'mention')
    return !DENIED_PLAIN.test(before) && !(strength === 'claim' && (asks || DENIED.test(before)))
  return !asks && !DENIED.test(before) && !WANTS.test(said) && (!COMPOUND.test(before) || CASE.test(before))
}

/** Returns the most serious of the reasons; undefined for none. */
export const mostSerious = (reasons: readonly UrgencyReason[]): UrgencyReason | undefined =>
  SEVERITY.find((reason) => reasons.includes(reason))
