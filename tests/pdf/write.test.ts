import { expect, test } from 'vitest'
import { levelsOf, runsOf } from '../../src/server/foundation/pdf/bidi.ts'
import { draw, faces, type Paper } from '../../src/server/foundation/pdf/paper.ts'
import { heightOf, write } from '../../src/server/foundation/pdf/write.ts'

const at = new Date('2026-03-10T12:00:00Z')

/** A line's signs as they are seen from left to right. */
function seen(text: string): string {
  const signs = [...text]
  const { base, levels } = levelsOf(signs)
  return runsOf(signs, levels, base)
    .flatMap(({ signs: part, level }) => (level % 2 ? part.toReversed() : part))
    .join('')
}

// As browsers show them.
test.each([
  ['Hola, ¿qué tal?', 'Hola, ¿qué tal?'],
  ['שלום', 'םולש'],
  ['שלום עולם', 'םלוע םולש'],
  ['Nombre: שלום עולם, fin', 'Nombre: םלוע םולש, fin'],
  ['שלום PDF עולם', 'םלוע PDF םולש'],
  ['שלום 12,50!', '!12,50 םולש'],
  ['שלום +54 351', '351 54+ םולש'],
  ['12% שלום', 'םולש 12%'],
  ['car (שלום) no', 'car (םולש) no'],
  ['שלום (PDF) עולם', 'םלוע )PDF( םולש'],
  ['مرحبا ١٢٣', '١٢٣ ابحرم'],
  ['مرحبا 1,2', '1,2 ابحرم'],
  ['a שלום 1', 'a 1 םולש'],
])('%s is seen as %s', (text, shown) => expect(seen(text)).toBe(shown))

/** What is drawn of a text, each piece with its place, and where the paper stands afterwards. */
async function drawn(text: string, width = 499) {
  const pieces: { text: string; x: number; y: number; end: number }[] = []
  let [height, below, first] = [0, 0, 0]
  await draw('Prueba', at, (paper) => {
    paper.font(faces.plain, 10)
    first = paper.y
    height = heightOf(paper, text, width)
    const own = paper.text
    paper.text = function (this: Paper, piece, x = 0, y = 0, options) {
      pieces.push({ text: piece, x, y, end: x + paper.widthOfString(piece) })
      return own.call(this, piece, x, y, options)
    }
    write(paper, text, { width })
    below = paper.y
  })
  return { pieces, height, taken: below - first }
}

test('words that run from right to left begin at the right and follow each other to the left', async () => {
  const { pieces } = await drawn('שלום עולם 25')
  const [number, second, first] = pieces
  expect(pieces.map(({ text }) => text)).toEqual(['25', 'עולם', 'שלום'])
  expect(first?.end).toBeCloseTo(48 + 499)
  expect(second?.end).toBeLessThan(first?.x ?? 0)
  expect(number?.end).toBeLessThan(second?.x ?? 0)
})

test('a long text is broken as it is read: its beginning is in the first line, and nothing leaves the column', async () => {
  const { pieces, height, taken } = await drawn(`ראשון ${'מילה '.repeat(40)}אחרון`, 200)
  const top = Math.min(...pieces.map(({ y }) => y))
  const bottom = Math.max(...pieces.map(({ y }) => y))
  expect(pieces.find(({ text }) => text === 'ראשון')).toMatchObject({ y: top })
  expect(pieces.find(({ text }) => text === 'אחרון')).toMatchObject({ y: bottom })
  for (const { x, end } of pieces) {
    expect(x).toBeGreaterThanOrEqual(48 - 0.01)
    expect(end).toBeLessThanOrEqual(248.01)
  }
  expect(taken).toBeCloseTo(height)
})

test('a word that is longer than the column is broken within', async () => {
  const { pieces } = await drawn('ש'.repeat(600), 200)
  expect(pieces.map(({ text }) => text).join('')).toHaveLength(600)
  expect(Math.max(...pieces.map(({ x, end }) => end - x))).toBeLessThanOrEqual(200)
})

test('Arabic digits keep their order, brackets face what they hold', async () => {
  expect((await drawn('مرحبا ١٢٣')).pieces.map(({ text }) => text)[0]).toBe('٣٢١')
  // the font's shaping turns the whole word around, brackets included
  expect((await drawn('(שלום)')).pieces.map(({ text }) => text)).toEqual([')שלום('])
})

test('what does not turn is written as before', async () => {
  expect((await drawn('Hola, qué tal')).pieces.map(({ text }) => text)).toEqual(['Hola, qué tal'])
})
