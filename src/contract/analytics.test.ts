import { expect, test } from 'vitest'
import { casesText, reliableMargin } from './analytics.ts'

test.each([
  ['score', 3, 2.3, '3 casos: son pocos', undefined],
  ['balance', 9, 130.7, '9 casos: son pocos', undefined],
  ['balance', 10, 30, '10 casos', 30],
  ['score', 40, 0, '40 casos', undefined],
  ['duration', 1, 12, '1 caso', 12],
] as const)('a %s of %i cases with a margin of %f is told as %j ± %j', (unit, base, margin, cases, told) => {
  expect(casesText({ unit, base })).toBe(cases)
  expect(reliableMargin({ unit, base, margin })).toBe(told)
})
