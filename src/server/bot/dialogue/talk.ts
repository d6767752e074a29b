import { greetingWords } from '../texts.ts'
import { fold } from '../words.ts'

const FAREWELL = /\b(chau|chao|adios|bye|hasta luego|hasta manana|nos vemos)\b/
const POLITE = new Set(
  'chau chao adios bye hasta luego manana nos vemos gracias muchas muy amable bueno ok listo saludos que buen buena dia tarde noche tengas tengan todo eso es por'.split(
    ' ',
  ),
)

/** Whether a text only says hello. */
export function onlyGreets(text: string): boolean {
  const folded = fold(text)
  return folded !== '' && folded.split(' ').every((word) => greetingWords.has(word))
}

/** Whether a text only takes its leave. */
export function onlyLeaves(text: string): boolean {
  const folded = fold(text)
  return FAREWELL.test(folded) && folded.split(' ').every((word) => POLITE.has(word))
}
