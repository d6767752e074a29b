import { expect, test } from 'vitest'
import { Code, literal } from './print.ts'

const cases: [string, unknown, string][] = [
  ['text', 'it\'s "so"\n', `'it\\'s "so"\\n'`],
  ['keys', { a: 1, 'b-c': [true, null], 2: 'x', undefinedOne: undefined }, "{ 2: 'x', a: 1, 'b-c': [true, null] }"],
  ['nothing', {}, '{}'],
  ['source', { ref: new Code('() => A') }, '{ ref: () => A }'],
  [
    'a long list has one item per line',
    { a: 'x'.repeat(60), b: ['y'.repeat(60)] },
    `{\n  a: '${'x'.repeat(60)}',\n  b: ['${'y'.repeat(60)}'],\n}`,
  ],
]

test.each(cases)('prints %s', (_name, given, want) => {
  expect(literal(given)).toBe(want)
})
