import type { Place } from '../hide.ts'

/** A text with one spelling for each digit, dash and space, without characters that are not seen. */
interface PlainText {
  text: string
  /** returns where a part of it stands in the text as written */
  placeOf(part: Place): Place
}

/** Characters that are not seen, such as those of no width, and frames around others (1⃣). */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Me}]/u
const DASH = /[\p{Pd}\u2212]/u
const SPACE = /[^\S\n\r]/u
const DIGIT = /\p{Nd}/u

/** Returns a text in plain spelling: Arabic-Indic or full-width digits as 0 to 9, any dash as "-". */
export function plainTextOf(written: string): PlainText {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of written) {
    const end = at + character.length
    const plain = plainCharacter(character)
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at)
      ends.push(end)
    }
    text += plain
    at = end
  }
  return { text, placeOf: ({ start, end }) => ({ start: starts[start] ?? at, end: ends[end - 1] ?? at }) }
}

function plainCharacter(character: string): string {
  if (/^[\x20-\x7e]$/.test(character)) return character
  if (UNSEEN.test(character)) return ''
  if (DASH.test(character)) return '-'
  if (SPACE.test(character)) return ' '
  if (DIGIT.test(character)) return String(digitOf(character.codePointAt(0) ?? 0))
  const compatible = character.normalize('NFKC')
  return /^[!-~]$/.test(compatible) ? compatible : character
}

/** Returns the value of a digit of any script: Unicode lists the ten of each script in a row. */
function digitOf(codePoint: number): number {
  let before = 0
  while (DIGIT.test(String.fromCodePoint(codePoint - before - 1))) before++
  return before % 10
}
