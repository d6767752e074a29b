import { parseNumber } from '../../../../contract/format.ts'
import { hitsOf, type SystemRule } from './hit.ts'

// Numbers in digits as written in Argentina ("1.500,50") and in words ("veinticinco mil").

const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
      .split(' ')
      .map((word, i) => [word, i] as const),
    'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
      .split(' ')
      .map((word, i) => [word, 30 + 10 * i] as const),
    'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
      .split(' ')
      .flatMap((word, i) => [[word, 100 * (i + 1)] as const, [word.replace(/tos$/, 'tas'), 100 * (i + 1)] as const]),
    [
      ['uno', 1] as const,
      ['una', 1] as const,
      ['ciento', 100] as const,
      ['veintiuno', 21] as const,
      ['veintiuna', 21] as const,
    ],
  ].flat(),
)
const SCALES: Readonly<Record<string, number>> = { mil: 1_000, millon: 1_000_000, millones: 1_000_000 }

/** Lower-cases a text and removes accents without changing its length, so that positions stay valid. */
export const foldKeepingLength = (text: string): string =>
  text
    .replace(/[^\0-\x7f]/gu, (letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
      return bare.length === letter.length ? bare : letter
    })
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))

/** Expressions for a number in digits and for one in words; apply them to the result of `foldKeepingLength`. */
export const FIGURES = String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?`
const word = [...Object.keys(UNITS), ...Object.keys(SCALES)].sort((a, b) => b.length - a.length).join('|')
export const NUMBER_WORDS = String.raw`(?:${word})(?:(?:\s+y)?\s+(?:${word}))*`

/** Returns the value of a number in digits or words; undefined if the words are not a valid number ("dos tres"). */
export function numberOf(written: string): number | undefined {
  if (/^\d/.test(written)) return parseNumber(written)
  let total = 0
  let part = 0
  let last = Number.POSITIVE_INFINITY
  for (const piece of written.split(/\s+/)) {
    if (piece === 'y') continue
    const scale = SCALES[piece]
    if (scale !== undefined) {
      if (total > 0 && scale >= last * 1_000) return undefined
      total += Math.max(part, 1) * scale
      part = 0
      last = Number.POSITIVE_INFINITY
      continue
    }
    const unit = UNITS[piece] as number
    const fits =
      last === Number.POSITIVE_INFINITY || (last >= 100 && unit < 100) || (last >= 30 && last < 100 && unit < 10)
    if (!fits || (unit === 0 && written !== 'cero')) return undefined
    part += unit
    last = unit
  }
  return total + part
}

/** Numbers; value: digits with a decimal point. "un" and "una" alone are articles. */
export const number: SystemRule = ({ text }) =>
  hitsOf(
    foldKeepingLength(text),
    new RegExp(`(?<![\\p{L}\\p{N}.,@#/-])(?:-?(?:${FIGURES})|${NUMBER_WORDS})(?![\\p{L}\\p{N}@/]|[.,:-]\\d)`, 'gu'),
    ([found]) => {
      if (/^un[oa]?$/.test(found)) return undefined
      const value = found.startsWith('-') ? numberOf(found.slice(1)) : numberOf(found)
      return value === undefined ? undefined : String(found.startsWith('-') ? -value : value)
    },
  )
