import { expect, test } from 'vitest'
import { type Card, cardFor } from './card.ts'
import type { Box, Item } from './types.ts'

const facts = ['Iniciadas: 12', 'Derivadas: 4', 'Iniciadas, período anterior: 10']
const item: Item = { id: 'a', point: { key: 'a', label: '01/03', values: [] }, head: '01/03/2025', facts }

const apart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

const strips = (count: number, width: number) =>
  Array.from({ length: count }, (_, at) => ({ x: (at * width) / count, y: 80, width: 12, height: 60 }))

test.each([
  ['days of a wide plot', { width: 1000, height: 240 }, strips(30, 1000)],
  ['days of a plot on a phone', { width: 290, height: 240 }, strips(30, 290)],
  ['rows', { width: 400, height: 300 }, [0, 100, 220].map((y) => ({ x: 0, y, width: 400, height: 43 }))],
])('the card stays within the plot and beside what it tells of: %s', (_, plot, marks) => {
  for (const mark of marks) {
    const card = cardFor(item, [mark], plot)
    if (!card) throw new Error(`no card at ${mark.x}, ${mark.y}`)
    expect(Math.min(card.x, card.y)).toBeGreaterThanOrEqual(0)
    expect(card.x + card.width).toBeLessThanOrEqual(plot.width)
    expect(card.y + card.height).toBeLessThanOrEqual(plot.height)
    expect(apart(card, mark)).toBe(true)
  }
})

test.each([
  ['row', { x: 0, y: 0, width: 400, height: 43 }, { width: 400, height: 60 }],
  ['point on a phone', { x: 20, y: 30, width: 250, height: 150 }, { width: 290, height: 240 }],
])('the card of one %s, which leaves no room in its plot, stands above it', (_, mark, plot) => {
  const card = cardFor(item, [mark], plot) as Card
  expect(card.y + card.height).toBeLessThan(mark.y)
  expect(card.x).toBeGreaterThanOrEqual(0)
  expect(card.x + card.width).toBeLessThanOrEqual(plot.width)
})

test('a word that is wider than the plot goes on in the next line', () => {
  const head = `https://ejemplo.com/${'tienda'.repeat(20)}`
  const card = cardFor({ ...item, head }, [{ x: 0, y: 0, width: 290, height: 43 }], { width: 290, height: 43 }) as Card
  expect(card.width).toBeLessThanOrEqual(290)
  expect(card.head.join('')).toBe(head)
})

test('what is too wide beside a point is written in more lines', () => {
  const card = cardFor(item, [{ x: 140, y: 80, width: 10, height: 60 }], { width: 290, height: 240 })
  expect(card?.lines.length).toBeGreaterThan(facts.length)
  expect(card?.lines.map(({ text }) => text).join(' ')).toBe(facts.join(' '))
})
