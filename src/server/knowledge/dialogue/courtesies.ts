import { greetingWords } from './texts.ts'
import { foldWords } from './words.ts'

const FAREWELL = /\b(chau|chao|adios|bye|hasta luego|hasta manana|nos vemos)\b/
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
