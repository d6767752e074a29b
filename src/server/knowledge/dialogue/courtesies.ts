import { greetingWords } from './texts.ts'
import { foldWords } from './words.ts'

const FAREWELL = /\b(chau|chao|adios|bye|hasta luego|hasta manana|nos vemos)\b/
const GREETING =
  /^[\s¡!]*(?:(?:h?o+la+s?|holis?|hey|wenas?|buenas(?:\s+(?:tardes|noches))?|buenos\s+d[ií]as|buen\s+d[ií]a)(?!\p{L})[\s,.:;!¡-]*(?:(?:qu[eé]\s+tal|c[oó]mo\s+(?:va|est[aá]n?|est[aá]s|andan?|and[aá]s))(?!\p{L})[\s,.:;!?¿-]*)?)+/iu
const POLITE = new Set(
  'chau chao adios bye hasta luego manana nos vemos gracias muchas muy amable bueno ok listo saludos que buen buena dia tarde noche tengas tengan todo eso es por'.split(
    ' ',
  ),
)

/** Whether a text only says hello. */
export function onlyGreets(text: string): boolean {
  const folded = foldWords(text)
  return folded !== '' && folded.split(' ').every((word) => greetingWords.has(word))
}

/** Whether a text only takes its leave. */
export function onlyLeaves(text: string): boolean {
  return FAREWELL.test(foldWords(text)) && onlyThanks(text)
}

/** Whether a text says nothing but thanks and wishes. */
export function onlyThanks(text: string): boolean {
  return foldWords(text)
    .split(' ')
    .every((word) => POLITE.has(word))
}

/** What a text says after its greeting; the text itself where it says no more than that. */
export function withoutGreeting(text: string): string {
  const rest = text.replace(GREETING, '')
  return foldWords(rest) === '' ? text : rest
}
