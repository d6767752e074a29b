import { expect, test } from 'vitest'
import { typedAnswer } from './typed.ts'

test.each([
  ['0.125', 0.125],
  ['1.234', 1234],
  ['1.234,5', 1234.5],
  ['1234.567', 1234.567],
  [' 7 ', 7],
  ['0x10', '0x10'],
  ['1e3', '1e3'],
  ['muchos', 'muchos'],
])('reads the number %s, and leaves what is none to the check', (text, answer) => {
  expect(typedAnswer('number', [text])).toBe(answer)
  expect(typedAnswer('nps', [text])).toBe(answer)
})
