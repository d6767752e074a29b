import { facing, levelsOf, type Run, runsOf, turns } from './bidi.ts'
import { printable } from './letters.ts'
import type { Paper } from './paper.ts'

/** How a text is put on paper; in points. Without a place it goes where the one before it ended. */
export interface Placed {
  x?: number
  y?: number
  /** as wide as the page allows when it is not given */
  width?: number
  height?: number
  /** `left` is where a text begins: to the right for what is read from right to left */
  align?: 'left' | 'right' | 'center'
}

/** Signs after which a word is broken anyway: no line takes so many, and measuring the whole would take long. */
const LONGEST_WORD = 200

const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Writes a text in the face, size and colour that are set, and stays below it. */
export function write(paper: Paper, text: string, { x = paper.x, y = paper.y, ...placed }: Placed = {}): void {
  const shown = printable(text)
  if (!turns(shown)) return void paper.text(shown, x, y, { lineBreak: true, ...placed })
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

/** The height in points that {@link write} takes for a text, in the face and size that are set. */
export function heightOf(paper: Paper, text: string, width: number): number {
  const shown = printable(text)
  if (!turns(shown)) return paper.heightOfString(shown, { width })
  return linesOf(paper, shown, width).length * paper.currentLineHeight(true)
}

/** A line's pieces from left to right, each drawn by itself, and the way its paragraph is read. */
interface Line {
  pieces: string[]
  base: 0 | 1
}

/** Lines are broken as the text is read, and only then put into the order in which they are seen. */
function linesOf(paper: Paper, text: string, width: number): Line[] {
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

/** Where a line ends that begins at `start`: after its last word that fits, else within a word that is too long. */
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

/** The end without the blanks before it. */
function trimmed(signs: readonly string[], start: number, end: number): number {
  let last = end
  while (last > start && signs[last - 1] === ' ') last--
  return last
}

/** What the font's shaping turns around: a word whose first letter or digit is of such a script, and nothing else. */
const TURNED =
  /^[^\p{L}\u0660-\u0669\u06f0-\u06f9]*(?:[\u0660-\u0669\u06f0-\u06f9]|(?=\p{L})[\p{scx=Arab}\p{scx=Hebr}\p{scx=Nkoo}\p{scx=Syrc}])/u

/** A run's words and blanks from left to right, each so that it is seen rightly once the font has shaped it. */
function piecesOf({ signs, level }: Run): string[] {
  const backwards = level % 2 === 1
  const words: string[][] = [[]]
  for (const sign of signs)
    if (sign === ' ') words.push([' '], [])
    else words.at(-1)?.push(backwards ? facing(sign) : sign)
  const pieces = words.map((word) => (TURNED.test(word.join('')) === backwards ? word : word.toReversed()).join(''))
  return (backwards ? pieces.reverse() : pieces).filter(Boolean)
}

const widthOf = (paper: Paper, pieces: readonly string[]) =>
  pieces.reduce((sum, piece) => sum + paper.widthOfString(piece), 0)
