import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test.each([
  [[0], 'count', [0, 1, 2]],
  [[1], 'count', [0, 1, 2]],
  [[5], 'count', [0, 2, 4, 6]],
  [[19], 'count', [0, 5, 10, 15, 20]],
  [[22], 'count', [0, 10, 20, 30]],
  [[42], 'count', [0, 20, 40, 60]],
  [[950], 'count', [0, 250, 500, 750, 1000]],
  [[12, 340], 'seconds', [0, 120, 240, 360]],
  [[0.02, 0.43], 'share', [0, 0.2, 0.4, 0.6]],
  [[0.97], 'share', [0, 0.25, 0.5, 0.75, 1]],
  [[], 'share', [0, 0.0025, 0.005, 0.0075, 0.01]],
  [[-30, 80], 'count', [-50, 0, 50, 100]],
  [[-30], 'count', [-30, -20, -10, 0]],
] as const)('the lines of the scale for %j as %s are at %j', (values, unit, want) => {
  expect(scaleOf(values, unit).ticks).toEqual(want)
})

test('the greatest of any number of things reaches beyond six tenths of the plot, between whole numbers', () => {
  for (let most = 2; most < 3000; most++) {
    const { high, ticks } = scaleOf([most])
    expect(most / high, `${most} of ${high}`).toBeGreaterThan(0.6)
    expect(high).toBeGreaterThanOrEqual(most)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
})
