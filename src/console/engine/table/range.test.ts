import { expect, test } from 'vitest'
import { isReversed, otherEnd } from './range.ts'

test.each([
  ['2026-03-02', '2026-03-01', true],
  ['2026-03-01', '2026-03-02', false],
  ['2026-03-01', '2026-03-01', false],
  ['2026-03-01', '15/0', false],
  ['2026-03-01', null, false],
  [10, 9, true],
  [9, 10, false],
])('a range from %s to %s is reversed: %s', (day_from, day_to, reversed) => {
  expect(isReversed({ day_from, day_to }, 'day_from')).toBe(reversed)
  expect(isReversed({ day_from, day_to }, 'day_to')).toBe(reversed)
})

test('only an end of a range has another one', () => {
  expect(['day_from', 'day_to', 'day'].map(otherEnd)).toEqual(['day_to', 'day_from', undefined])
  expect(isReversed({ day: '2026-03-02' }, 'day')).toBe(false)
})
