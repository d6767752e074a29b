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

/** Returns whether a text contains only a greeting. */
export function isGreeting(text: string): boolean {
  const folded = foldWords(text)
  return folded !== '' && folded.split(' ').every((word) => greetingWords.has(word))
}

/** Returns whether a text contains only a farewell. */
export function isFarewell(text: string): boolean {
  return FAREWELL.test(foldWords(text)) && isThanks(text)
}

/** Returns whether a text contains only thanks and courtesies. */
export function isThanks(text: string): boolean {
  return foldWords(text)
    .split(' ')
    .every((word) => POLITE.has(word))
}

/** Returns a text without its leading greeting, or the whole text if nothing else remains. */
export function withoutGreeting(text: string): string {
  const rest = text.replace(GREETING, '')
  return foldWords(rest) === '' ? text : rest
}
