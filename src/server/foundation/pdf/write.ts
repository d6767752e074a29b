import { hasRightToLeft, levelsOf, mirrored, type Run, runsOf } from './bidi.ts'
import type { PdfCanvas } from './canvas.ts'
import { printable } from './fonts.ts'

/** Position and size of a text, in points. Without a position it follows the previous text. */
interface Placed {
  x?: number
  y?: number
  /** defaults to the remaining width of the page */
  width?: number
  height?: number
  /** `left` is the start of the text, which is on the right for right-to-left text */
  align?: 'left' | 'right' | 'center'
}

/**
 * Maximum number of graphemes in a word before it is broken. No line fits as many, and measuring longer words is slow.
 */
const LONGEST_WORD = 200

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Writes a text with the current font, size and color, and moves the position below it. */
export function write(paper: PdfCanvas, text: string, { x = paper.x, y = paper.y, ...placed }: Placed = {}): void {
  const shown = printable(text)
  if (!hasRightToLeft(shown)) return void paper.text(shown, x, y, { lineBreak: true, ...placed })
  const { width = paper.page.width - paper.page.margins.right - x, align = 'left', height = Infinity } = placed
  const step = paper.currentLineHeight(true)
  paper.y = y
  for (const { pieces, base } of linesOf(paper, shown, width)) {
    if (paper.y + step - y > height) break
    if (paper.y + step > paper.page.height - paper.page.margins.bottom) {
      paper.addPage()
      paper.y = paper.page.margins.top
    }
    const line = paper.y
    const left = width - widthOf(paper, pieces)
    let at = x + (align === 'center' ? left / 2 : (align === 'right') !== (base === 1 && align === 'left') ? left : 0)
    for (const piece of pieces) {
      if (piece.trim()) paper.text(piece, at, line, { lineBreak: false })
      at += paper.widthOfString(piece)
    }
    paper.y = line + step
  }
  paper.x = x
}

/** Returns the height in points that {@link write} needs for a text, with the current font and size. */
export function heightOf(paper: PdfCanvas, text: string, width: number): number {
  const shown = printable(text)
  if (!hasRightToLeft(shown)) return paper.heightOfString(shown, { width })
  return linesOf(paper, shown, width).length * paper.currentLineHeight(true)
}

/** The pieces of a line from left to right, each drawn separately, and the base direction of its paragraph. */
interface Line {
  pieces: string[]
  base: 0 | 1
}

/** Breaks text into lines in logical order, and then puts each line into visual order. */
function linesOf(paper: PdfCanvas, text: string, width: number): Line[] {
  return text.split('\n').flatMap((paragraph) => {
    const signs = [...segmenter.segment(paragraph)].map(({ segment }) => segment)
    const { base, levels } = levelsOf(signs)
    const piecesFrom = (start: number, end: number) =>
      runsOf(signs.slice(start, end), levels.slice(start, end), base).flatMap(piecesOf)
    const lines: Line[] = []
    let start = 0
    while (start < signs.length) {
      const fits = (end: number) => widthOf(paper, piecesFrom(start, trimmed(signs, start, end))) <= width
      const end = longest(signs, start, fits)
      lines.push({ pieces: piecesFrom(start, trimmed(signs, start, end)), base })
      start = end
    }
    return lines.length > 0 ? lines : [{ pieces: [], base }]
  })
}

/**
 * Returns the end of the line that begins at `start`: after its last word that fits, or within a word that is too long.
 */
function longest(signs: readonly string[], start: number, fits: (end: number) => boolean): number {
  let end = start
  for (let next = start; next < signs.length; ) {
    const most = Math.min(next + LONGEST_WORD, signs.length)
    while (next < most && signs[next] !== ' ') next++
    while (next < signs.length && signs[next] === ' ') next++
    if (!fits(next)) break
    end = next
  }
  if (end > start) return end
  do end++
  while (end < signs.length && fits(end + 1))
  return end
}

/** Returns `end` without the spaces before it. */
function trimmed(signs: readonly string[], start: number, end: number): number {
  let last = end
  while (last > start && signs[last - 1] === ' ') last--
  return last
}

/** Words that the font's shaping reverses: those whose first letter or digit belongs to a right-to-left script. */
const TURNED =
  /^[^\p{L}\u0660-\u0669\u06f0-\u06f9]*(?:[\u0660-\u0669\u06f0-\u06f9]|(?=\p{L})[\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}\p{scx=Syrc}])/u

/**
 * Returns the words and spaces of a run from left to right, each in the order that looks right after the font's
 * shaping.
 */
function piecesOf({ signs, level }: Run): string[] {
  const backwards = level % 2 === 1
  const words: string[][] = [[]]
  for (const sign of signs)
    if (sign === ' ') words.push([' '], [])
    else words.at(-1)?.push(backwards ? mirrored(sign) : sign)
  const pieces = words.map((word) => (TURNED.test(word.join('')) === backwards ? word : word.toReversed()).join(''))
  return (backwards ? pieces.reverse() : pieces).filter(Boolean)
}

const widthOf = (paper: PdfCanvas, pieces: readonly string[]) =>
  pieces.reduce((sum, piece) => sum + paper.widthOfString(piece), 0)
