import packed from './spanish-words.json' with { type: 'json' }
import { WordSet } from './word-set.ts'

let unpacked: WordSet | undefined

/** Whether a folded word is Spanish, in any inflection, as in Spain, Argentina, Chile, Colombia or Mexico. */
export function isSpanish(folded: string): boolean {
  unpacked ??= new WordSet(Buffer.from(packed.filter, 'base64'))
  return unpacked.has(folded)
}
