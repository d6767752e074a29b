import { editDistance } from '../../nlu/fuzzy.ts'
import { foldWords } from '../words.ts'

const AROUND = String.raw`(?:(?:es|era|eran|soy|somos|me llamo|para|el|la|los|las|a|al|en|de|del)\s+)*`

/** "Laura, no Lara", "es el jueves y no el martes". */
const AFTER = new RegExp(String.raw`^(?<now>.+?)[\s,;.:]+(?:y\s+)?no\s+${AROUND}(?<old>[^,;.]+?)[\s.!]*$`, 'iu')
/** "no es Lara, es Laura", "no el martes sino el jueves". */
const BEFORE = new RegExp(
  String.raw`^[\s¡]*(?:perd[oó]n[\s,]+)?no[\s,]+${AROUND}(?<old>[^,;.]+?)(?:[,;.]\s*(?:sino\s+|mejor\s+)?|\s+sino\s+)(?<now>.+)$`,
  'iu',
)

/** "Ana no, Anahí", "el martes no, mejor el jueves". */
const BETWEEN = /^(?<old>[^,;.]+?)\s+no[\s]*[,;.]\s*(?:(?:es|era|sino|mejor)\s+)*(?<now>.+)$/iu

/** What a text puts in place of what. */
interface Contrast {
  old: string
  now: string
}

/** Most characters of a text that is looked at: a contrast is short. */
const LONGEST = 120

/** Returns the values that a text contrasts: "Laura, no Lara" and "no es Lara, es Laura". */
export function contrastsIn(text: string): Contrast[] {
  if (text.length > LONGEST || text.includes('?')) return []
  return [AFTER, BEFORE, BETWEEN].flatMap((pattern) => {
    const { old, now } = pattern.exec(text.trim())?.groups ?? {}
    return old !== undefined && now !== undefined ? [{ old: old.trim(), now: now.trim() }] : []
  })
}

/** Returns whether all words of a part are words of a text. */
export function isPartOf(part: string, text: string): boolean {
  const words = new Set(foldWords(text).split(' '))
  const own = foldWords(part).split(' ')
  return own.join('') !== '' && own.every((word) => words.has(word))
}

/** Returns a text with some of its words replaced by others: "Lara Gómez" with "Laura" for "Lara" is "Laura Gómez". */
export function withReplaced(text: string, { old, now }: Contrast): string {
  const gone = new Set(foldWords(old).split(' '))
  const words = text.split(/\s+/)
  const place = words.findIndex((word) => gone.has(foldWords(word)))
  if (place < 0 || foldWords(now).split(' ').length >= words.length) return now
  return words.flatMap((word, at) => (at === place ? [now] : gone.has(foldWords(word)) ? [] : [word])).join(' ')
}

/** Most edits between a name and the same one that was misspelled. */
const EDITS = 2

/** Returns the word of a name that another one is the right spelling of, if it is but one word. */
export function misspelledIn(text: string, now: string): string | undefined {
  const own = foldWords(now)
  if (own.includes(' ') || own.length <= EDITS) return undefined
  return text.split(/\s+/).find((word) => {
    const folded = foldWords(word)
    return folded.length > EDITS && folded !== own && editDistance(folded, own, EDITS) <= EDITS
  })
}
