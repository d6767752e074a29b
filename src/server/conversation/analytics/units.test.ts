import { expect, test } from 'vitest'
import { shownChange, shownValue, unitOf } from './units.ts'

test.each([
  ['started', 'count', 12345, '12.345', 10000, '+23,5 %'],
  ['containment', 'percent', 64.56, '64,6 %', 60, '+4,6 puntos'],
  ['resolution', 'duration', 200, '3 min 20 s', 100, '+100 %'],
  ['csat', 'score', 4.54, '4,5', 4.75, '-0,2'],
  ['nps', 'balance', 41.26, '41,3', 40, '+1,3 puntos'],
  ['per_conversation', 'average', 7.26, '7,3', 7, '+0,3'],
  ['longest_wait', 'duration', 60, '1 min', 60, 'igual'],
] as const)('%s is a %s', (metric, unit, value, text, previous, change) => {
  expect(unitOf(metric)).toBe(unit)
  expect(shownValue(unit, value)).toBe(text)
  expect(shownChange(unit, value, previous)).toBe(change)
})
