import { expect, test } from 'vitest'
import { mergeItems } from './merge-items.ts'

/** Items from text: `a:1 b` are the items a, with the value 1, and b, with its key as its value. */
const items = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [key = '', value = key] = one.split(':')
      return { key, value }
    })
const merged = (base: string, mine: string, theirs: string) => {
  const { items: all, clashes, order } = mergeItems(items(base), items(mine), items(theirs))
  const text = all.map(({ key, value }) => (key === value ? key : `${key}:${value}`)).join(' ')
  return { text, clashes: clashes.map(({ key }) => key), order }
}

test.each([
  ['each one changed another', 'a b c', 'a:1 b c', 'a b c:2', 'a:1 b c:2'],
  ['both made the same change', 'a b', 'a:1 b', 'a:1 b', 'a:1 b'],
  ['both added at the end', 'a b', 'a b m', 'a b t', 'a b t m'],
  ['both added at the start', 'a', 'm a', 't a', 't m a'],
  ['both removed another', 'a b c', 'b c', 'a b', 'b'],
  ['one moved, the other changed and added', 'a b c', 'c a b', 'a b:2 t c', 'c a b:2 t'],
  ['both moved to the same order', 'a b c', 'c b a', 'c b a', 'c b a'],
])('without a question: %s', (_, base, mine, theirs, text) => {
  expect(merged(base, mine, theirs)).toEqual({ text, clashes: [], order: undefined })
})

test.each([
  ['both changed it', 'a b', 'a:1 b', 'a:2 b', 'a:1 b'],
  ['I removed what the other changed', 'a b', 'b', 'a:2 b', 'b'],
  ['the other removed what I changed', 'a b', 'a:1 b', 'b', 'a:1 b'],
])('is asked about, while mine stays: %s', (_, base, mine, theirs, text) => {
  expect(merged(base, mine, theirs)).toEqual({ text, clashes: ['a'], order: undefined })
})

test('two different orders are asked about', () => {
  expect(merged('a b c', 'c a b', 'b a c t')).toEqual({
    ...{ text: 'c t a b', clashes: [] },
    order: { mine: ['c', 't', 'a', 'b'], theirs: ['b', 'a', 'c', 't'] },
  })
})
