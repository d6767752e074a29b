import { foldWords } from '../words.ts'
import { THINGS } from './booked.ts'
import { nameAnswered } from './name-answer.ts'
import { isQuestion } from './words.ts'

/** What is said before a name that is given once more: "el nombre es", "es para mi hija". */
const NAME_AGAIN =
  /(?:^|[\s,.;:])(?:el nombre(?: (?:completo|correcto|del? \p{L}+))? (?:es|era)\s+|(?=a nombre de\s)|(?:es|era|ser[ií]a)\s+(?=para (?:mi|su)\s))/iu

/** What else is made out to somebody: "la factura a nombre de Laura". */
const MADE_OUT =
  /\b(?:facturas?|boletas?|recibos?|tickets?|comprobantes?|tarjetas?|cuentas?|cbu|alias|ordenes|orden|recetas?|polizas?|cheques?|transferencias?|titular|prepaga|obra social|cobertura|certificados?|estudios?|paquete|envio|contrato)\b/
/**
 * Words before "a nombre de" in a sentence about the booking: "el turno tiene que estar a nombre de Laura". Each word matches
 * in one way only, so that a long text takes little time.
 */
const OF_BOOKING = new RegExp(
  `^(?:(?:${THINGS}|el|mi|es|era|sea|ser|seria|va|vaya|ir|iba|esta|este|estar|queda|quede|quedar|tiene|debe|deberia|que|lo|la|no|si|y|pero|mejor|perdon|en realidad|al final|por favor|quiero|quisiera|queria|necesito|quise decir|me equivoque|(?:pon|anot|agend|reserv(?!a\\b)|hac|hag|dej|cambi|pas)\\w*)(?: |$))*$`,
)

/** Returns the name that a text gives once more: "el turno es para mi hija, Sofía Ruiz". */
export function restatedName(text: string): string | undefined {
  const found = isQuestion(text) ? null : NAME_AGAIN.exec(text)
  if (!found) return undefined
  const rest = text.slice(found.index + found[0].length)
  if (/^a nombre de\s/iu.test(rest)) {
    const [before = ''] = text
      .slice(0, found.index)
      .split(/[.,;:!]/)
      .slice(-1)
    if (MADE_OUT.test(foldWords(text)) || !OF_BOOKING.test(foldWords(before))) return undefined
  }
  return nameAnswered(rest)
}
