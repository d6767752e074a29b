import { expect, test } from 'vitest'
import { levelsOf, runsOf } from '../../src/server/foundation/pdf/bidi.ts'
import { draw, faces, type PdfCanvas } from '../../src/server/foundation/pdf/canvas.ts'
import { heightOf, write } from '../../src/server/foundation/pdf/write.ts'

const at = new Date('2026-03-10T12:00:00Z')

/** Returns the characters of a line in visual order, from left to right. */
function seen(text: string): string {
  const signs = [...text]
  const { base, levels } = levelsOf(signs)
  return runsOf(signs, levels, base)
    .flatMap(({ signs: part, level }) => (level % 2 ? part.toReversed() : part))
    .join('')
}

// Expected values: as browsers show them.
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
  ['שלום 15-20 עולם', 'םלוע 15-20 םולש'],
  ['מחיר: $1,250.50 בלבד', 'דבלב $1,250.50 :ריחמ'],
  ['السعر 1,250.50 ريال و 3 أيام', 'مايأ 3 و لاير 1,250.50 رعسلا'],
  ['مرحبا ١٬٢٥٠ و 12/05', '12/05 و ١٬٢٥٠ ابحرم'],
  ['Pedido 25: שלום مرحبا 7, fin', 'Pedido 25: 7 ابحرم םולש, fin'],
  ['שלום 😀 עולם', 'םלוע 😀 םולש'],
])('%s is displayed as %s', (text, shown) => expect(seen(text)).toBe(shown))

/** Draws a text; returns each piece with its position, and the calculated and the used height. */
async function drawn(text: string, width = 499) {
  const pieces: { text: string; x: number; y: number; end: number }[] = []
  let [height, below, first] = [0, 0, 0]
  await draw('Prueba', at, (paper) => {
    paper.font(faces.plain, 10)
    first = paper.y
    height = heightOf(paper, text, width)
    const own = paper.text
    paper.text = function (this: PdfCanvas, piece, x = 0, y = 0, options) {
      pieces.push({ text: piece, x, y, end: x + paper.widthOfString(piece) })
      return own.call(this, piece, x, y, options)
    }
    write(paper, text, { width })
    below = paper.y
  })
  return { pieces, height, taken: below - first }
}

test('right-to-left words start at the right edge and continue to the left', async () => {
  const { pieces } = await drawn('שלום עולם 25')
  const [number, second, first] = pieces
  expect(pieces.map(({ text }) => text)).toEqual(['25', 'עולם', 'שלום'])
  expect(first?.end).toBeCloseTo(48 + 499)
  expect(second?.end).toBeLessThan(first?.x ?? 0)
  expect(number?.end).toBeLessThan(second?.x ?? 0)
})

test('a long right-to-left text is wrapped in reading order within the column', async () => {
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

test('a word longer than the column is broken', async () => {
  const { pieces } = await drawn('ש'.repeat(600), 200)
  expect(pieces.map(({ text }) => text).join('')).toHaveLength(600)
  expect(Math.max(...pieces.map(({ x, end }) => end - x))).toBeLessThanOrEqual(200)
})

test('Arabic digits keep their order, and brackets enclose their content', async () => {
  expect((await drawn('مرحبا ١٢٣')).pieces.map(({ text }) => text)[0]).toBe('٣٢١')
  // The font's shaping reverses the whole word, including the brackets.
  expect((await drawn('(שלום)')).pieces.map(({ text }) => text)).toEqual([')שלום('])
})

test('left-to-right text is written in one piece', async () => {
  expect((await drawn('Hola, qué tal')).pieces.map(({ text }) => text)).toEqual(['Hola, qué tal'])
})
