import { expect, test } from 'vitest'
import { changeOf, formatFigure } from './metrics.ts'

test.each([
  ['started', 112, 100, { text: '12 %', way: 'up', good: undefined }],
  ['unanswered', 6, 12, { text: '50 %', way: 'down', good: true }],
  ['containment', 61, 60, { text: '1 punto', way: 'up', good: true }],
  ['handoff_rate', 42.5, 40, { text: '2,5 puntos', way: 'up', good: false }],
  ['csat', 4.52, 4.5, { text: '0', way: 'same', good: undefined }],
  ['nps', 45, 40, { text: '5 puntos', way: 'up', good: true }],
  ['per_conversation', 7.26, 7, { text: '0,3', way: 'up', good: undefined }],
  ['failed', 0, 0, { text: '0 %', way: 'same', good: undefined }],
  ['failed', 5, 0, undefined],
  ['resolution', null, 60, undefined],
  ['resolution', 60, null, undefined],
] as const)('%s of %s after %s changed so', (metric, value, previous, change) => {
  expect(changeOf(metric, value, previous)).toEqual(change)
})

test.each([
  ['started', 12345, '12.345'],
  ['containment', 64.56, '64,6 %'],
  ['csat', 4.5432, '4,5'],
  ['nps', 41.26, '41,3'],
  ['per_conversation', 7, '7,0'],
  ['first_response', 95, '1\u00a0min 35\u00a0s'],
] as const)('%s of %s is written %s', (metric, value, text) => {
  expect(formatFigure(metric, value)).toBe(text)
})
