import { isSpanish } from '../../nlu/spelling/spanish.ts'
import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import type { PersonalSpan } from './span.ts'
import { spansOf } from './span.ts'

const FIRST = 'Ana'
const LAST = 'Pérez'

/** A name always follows the first ones; "soy de Córdoba" and "habla con ella" introduce nobody. */
const SURE = 'me llamo|mi nombre(?: completo)? es|nombre:'
const PERHAPS = 'a nombre de|de parte de|soy|(?:le |te )?habla'

const introduction = new RegExp(
  `(?<!\\p{L})(?:(?<sure>${SURE})|${PERHAPS})\\s+(?<name>\\p{L}{2,}(?:\\s+\\p{L}{2,}){0,2})`,
  'giu',
)

/** What stands before a name that introduces itself; one name may lie between. */
const introduced = new RegExp(`(?<!\\p{L})(?:${SURE}|${PERHAPS})\\s+(?:\\p{L}+\\s+)?$`, 'iu')

/** Finds the given names wherever they are written, and names with which people introduce themselves. */
export function findNames(text: string, names: readonly string[]): PersonalSpan[] {
  return [...knownNames(text, names), ...introducedNames(text)]
}

/** Names that are also words of shops and their customers, folded. */
const WORDS = new Set(
  `abril alba alma angel arena aurora barra barrios blanca blanco blancos bravo caballero cabrera campo campos casas cielo
  clara colon consuelo corona cruz cuesta cuevas delgado dolores dulce esperanza estrella fe feliz flor flores fuentes
  gloria granado guerra herrero iglesias jardin leon lima linda llanos lobo luna luz mar mares margarita mercado mercedes
  mesa molina molinos montes mora moreno morena naranjo nieve nieves nube olivo olmo paloma paredes pastor paz perla pilar
  pino pinto plata ponce prado reina rey reyes rico rios rojas rojo romero rosa rosado rosales rubio salas salvador santa
  santos serena serrano sierra sol soledad sosa toro torres valle vega vera vidal victoria villa viola violeta`.split(
    /\s+/,
  ),
)

/** A name that is also a common word, such as Rosa, counts only in capitals or after an introduction. */
function knownNames(text: string, names: readonly string[]): PersonalSpan[] {
  const folded = foldKeepingLength(text)
  return names.flatMap((name) => {
    const words = foldKeepingLength(name)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= 3)
    const whole = words.length > 1 ? [words.join('\\s+')] : []
    return [...whole, ...words].flatMap((pattern, i) => {
      const found = spansOf(folded, new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu'), () => '')
      return found.flatMap(({ start, end }) => {
        const written = text.slice(start, end)
        const isWhole = whole.length > 0 && i === 0
        const isWord = !isWhole && WORDS.has(pattern) && written === written.toLowerCase()
        if (isWord && !introduced.test(text.slice(0, start))) return []
        const position = i - whole.length
        const replacement = isWhole ? `${FIRST} ${LAST}` : position === 0 ? FIRST : LAST
        return [{ start, end, replacement: likeWritten(written, replacement) }]
      })
    })
  })
}

/** A name is in capitals or unknown to the dictionary; in a text of capitals, unknown. */
function introducedNames(text: string): PersonalSpan[] {
  const isShouted = text === text.toUpperCase()
  const isName = (word: string) => (/^\p{Lu}/u.test(word) && !isShouted) || !isSpanish(foldKeepingLength(word))
  return [...text.matchAll(introduction)].flatMap(({ 0: whole, index, groups: { sure = '', name = '' } = {} }) => {
    const words = name.split(/\s+/)
    const end = words.findIndex((word, at) => !(sure && at === 0) && !isName(word))
    const taken = end < 0 ? words : words.slice(0, end)
    const start = index + whole.length - name.length
    const written = new RegExp(`^${taken.join('\\s+')}`, 'u').exec(name)?.[0]
    if (!written) return []
    const replacement = likeWritten(written, taken.length > 1 ? `${FIRST} ${LAST}` : FIRST)
    return [{ start, end: start + written.length, replacement }]
  })
}

/** Writes a replacement in capitals or small letters, like what it replaces. */
function likeWritten(written: string, replacement: string): string {
  if (written === written.toLowerCase()) return replacement.toLowerCase()
  return written.length > 1 && written === written.toUpperCase() ? replacement.toUpperCase() : replacement
}
