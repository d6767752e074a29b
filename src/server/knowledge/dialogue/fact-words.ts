import type { DialogueState, Turn } from './types.ts'
import { asksOrWants } from './urgency.ts'
import { foldWords } from './words.ts'

const BEFORE =
  '(?:(?:y|e|ah|es que|pero|ya|bueno|si|no|mire|mira|fijese|fijate|resulta|oye|oiga|che|que|hola|buenas|buenos|dias|tardes|noches|perdon|disculpe|disculpa|gracias) )*'
/** What customers say they have or did, and data that they give with a name. */
const TOLD = new RegExp(
  `^${BEFORE}(?:(?:la |lo |los |las |me |se |te |le |les )*(?:tengo|tenia|traigo|compre|compramos|pague|pagamos|hice|pedi|encargue|recibi|llame|mande|envie|deje|abone|transferi)|hace (?:\\w+ ){1,2}(?:dias?|semanas?|mes|meses|anos?|horas?)|a nombre de|(?:(?:te |le |les )?(?:paso|doy|dejo) )?(?:el|mi|este es el|este es mi) (?:nro|numero|n|pedido|dni|cuit|mail|correo|telefono|celular|nombre)(?: \\w+){0,3}? es)\\b`,
)

/** Whether a text tells a fact about the customer rather than asking for something. */
export const statesFact = (text: string): boolean => !text.includes('?') && TOLD.test(foldWords(text))

/** Data that customers give about themselves or others, which may have no number long enough for a code. */
const GIVEN = new RegExp(`^${BEFORE}(?:a nombre de|mi nombre es|me llamo|(?:tiene|tengo) (?:\\w+ )?(?:anos?|meses))\\b`)

/** Whether a text that is not understood gives something that staff need, and asks nothing. */
export function givesData({ text }: Turn, { topic }: DialogueState): boolean {
  if (text.includes('?') || asksOrWants(text)) return false
  return GIVEN.test(foldWords(text)) || (topic?.turns === 0 && statesFact(text))
}
