import type { DialogueState, Turn } from './types.ts'
import { asksOrWants } from './urgency.ts'
import { plainWords } from './words.ts'

const BEFORE =
  '(?:(?:y|e|ah|es que|pero|ya|bueno|no|mire|mira|fijese|fijate|resulta|oye|oiga|che|hola|buenas|buenos|dias|tardes|noches|perdon|disculpe|disculpa|gracias) )*'
/** What customers say they have or did, and data that they give with a name. */
const TOLD = new RegExp(
  `^${BEFORE}(?:(?:la |lo |los |las |me |se |te |le |les )*(?:(?:tengo|tenia)(?! que )|traigo|compre|compramos|pague|pagamos|hice|pedi|encargue|recibi|llame|mande|envie|deje|abone|transferi)|hace (?:\\w+ ){1,2}(?:dias?|semanas?|mes|meses|anos?|horas?)|a nombre de|(?:(?:te |le |les )?(?:paso|doy|dejo) )?(?:el|mi|este es el|este es mi) (?:nro|numero|n|pedido|dni|cuit|mail|correo|telefono|celular|nombre)(?: \\w+){0,3}? es)\\b`,
)

/** Words of a question without its mark, after what it tells: "ya pagué, cuándo llega". */
const ASKS =
  / (?:cuando|cuanto|cuanta|cuantos|cuantas|donde|como|cual|quien|que hago|puedo|podria|pueden|podrian|se puede|me hacen|hacen|tienen|hay)\b/

/** Whether a text tells a fact about the customer rather than asking for something. */
export function statesFact(text: string): boolean {
  const folded = plainWords(text)
  return !text.includes('?') && TOLD.test(folded) && !ASKS.test(folded)
}

/** Data that customers give about themselves or others, which may have no number long enough for a code. */
const GIVEN = new RegExp(`^${BEFORE}(?:a nombre de|mi nombre es|me llamo|(?:tiene|tengo) (?:\\w+ )?(?:anos?|meses))\\b`)

/** Whether a text that is not understood gives something that staff need, and asks nothing. */
export function givesData({ text }: Turn, { topic }: DialogueState): boolean {
  if (text.includes('?')) return false
  if (GIVEN.test(plainWords(text))) return true
  return topic?.turns === 0 && statesFact(text) && !asksOrWants(text)
}
