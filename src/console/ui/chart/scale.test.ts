import { expect, test } from 'vitest'
import { niceMaximum, scaleOf } from './scale.ts'

test.each([
  [0, 4],
  [5, 6],
  [7, 8],
  [19, 20],
  [21, 40],
  [42, 50],
  [101, 200],
  [950, 1000],
])('the scale for a maximum of %i ends at %i', (most, want) => {
  expect(niceMaximum(most)).toBe(want)
})

test.each([
  [[12, 340], 'seconds', [0, 300, 600]],
  [[0.02, 0.43], 'share', [0, 0.25, 0.5]],
  [[0], 'count', [0, 2, 4]],
  [[], 'share', [0, 0.005, 0.01]],
  [[-30, 80], 'count', [-40, 0, 80]],
  [[-30], 'count', [-40, 0]],
] as const)('the lines of the scale for %j as %s are at %j', (values, unit, want) => {
  expect(scaleOf(values, unit).ticks).toEqual(want)
})
