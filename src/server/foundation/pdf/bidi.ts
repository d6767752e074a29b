import bidiFactory from 'bidi-js'

// The Unicode bidirectional algorithm (UAX 9) by bidi-js (MIT), which knows texts by halves of UTF-16: here each sign that is
// seen, with its accents, counts as one. Even levels run from left to right, odd ones from right to left.

const bidi = bidiFactory()

const RTL = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Hebrew}\p{Script=Nko}]/u

/** Stand-ins of signs beyond the basic plane, which are two halves: a letter, and one that has no direction. */
const LETTER = 'a'
const NEUTRAL = '\ufffc'

/** Whether anything of a text runs from right to left. */
export const turns = (text: string): boolean => RTL.test(text)

/** The sign that is drawn where the text runs from right to left. */
export const facing = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign

/** The level of each sign of a paragraph, and the paragraph's own: that of its first letter. */
export function levelsOf(signs: readonly string[]): { base: 0 | 1; levels: number[] } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(unitsOf(signs))
  return { base: paragraphs[0]?.level === 1 ? 1 : 0, levels: [...levels] }
}

/** A part of a line that is drawn in one way; its signs stand as they are read. */
export interface Run {
  signs: string[]
  level: number
}

/** A line's parts from left to right. */
export function runsOf(signs: readonly string[], levels: readonly number[], base: 0 | 1): Run[] {
  const paragraphs = [{ start: 0, end: signs.length - 1, level: base }]
  const order = bidi.getReorderedIndices(unitsOf(signs), { levels: Uint8Array.from(levels), paragraphs })
  const runs: (Run & { last: number })[] = []
  for (const index of order) {
    const [sign = '', level = base] = [signs[index], levels[index]]
    const run = runs.at(-1)
    // blanks at the end of a line leave the part that they belong to
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

/** One half for each sign: of what makes it, the first decides how it runs. */
function unitsOf(signs: readonly string[]): string {
  return signs.map((sign) => (/^[\u{10000}-\u{10ffff}]/u.test(sign) ? astral(sign) : sign.charAt(0))).join('')
}

const astral = (sign: string) => (/^[\p{L}\p{N}]/u.test(sign) ? LETTER : NEUTRAL)
