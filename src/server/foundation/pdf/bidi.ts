import bidiFactory from 'bidi-js'

// The Unicode bidirectional algorithm (UAX 9) by bidi-js (MIT). The library works on UTF-16 code units; here each
// grapheme counts as one. Even levels run from left to right, odd levels from right to left.

const bidi = bidiFactory()

const RTL = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Hebrew}\p{Script=Nko}]/u

/** Replacements for graphemes beyond the basic plane, which take two code units: a letter and a neutral character. */
const LETTER = 'a'
const NEUTRAL = '\ufffc'

/** Returns true if a text contains right-to-left characters. */
export const hasRightToLeft = (text: string): boolean => RTL.test(text)

/** Returns the mirrored form of a character for right-to-left text, such as the other parenthesis. */
export const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign

/**
 * Returns the level of each grapheme of a paragraph, and the base level of the paragraph, which its first letter
 * determines.
 */
export function levelsOf(signs: readonly string[]): { base: 0 | 1; levels: number[] } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(unitsOf(signs))
  return { base: paragraphs[0]?.level === 1 ? 1 : 0, levels: [...levels] }
}

/** A part of a line with one direction. Its graphemes are in logical order. */
export interface Run {
  signs: string[]
  level: number
}

/** Returns the runs of a line in visual order, from left to right. */
export function runsOf(signs: readonly string[], levels: readonly number[], base: 0 | 1): Run[] {
  const paragraphs = [{ start: 0, end: signs.length - 1, level: base }]
  const order = bidi.getReorderedIndices(unitsOf(signs), { levels: Uint8Array.from(levels), paragraphs })
  const runs: (Run & { last: number })[] = []
  for (const index of order) {
    const [sign = '', level = base] = [signs[index], levels[index]]
    const run = runs.at(-1)
    // Trailing spaces are moved away from their run.
    const follows = run?.level === level && index === run.last + (level % 2 === 1 ? -1 : 1)
    if (!follows) runs.push({ signs: [sign], level, last: index })
    else {
      if (level % 2 === 1) run.signs.unshift(sign)
      else run.signs.push(sign)
      run.last = index
    }
  }
  return runs
}

/** Returns one code unit per grapheme. Its first character determines the direction. */
function unitsOf(signs: readonly string[]): string {
  return signs.map((sign) => (/^[\u{10000}-\u{10ffff}]/u.test(sign) ? astral(sign) : sign.charAt(0))).join('')
}

const astral = (sign: string) => (/^[\p{L}\p{N}]/u.test(sign) ? LETTER : NEUTRAL)
