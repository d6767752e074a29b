import { expect, test } from 'vitest'
import { trimmed } from './trimmed.ts'

test.each([
  ['', ''],
  [' \n\t', ''],
  ['\u200b', ''],
  ['\u2060 \u00ad\ufeff', ''],
  ['\u3164', ''],
  ['\u2800\u180e\u034f\ufe0f', ''],
  ['\u200e\u202e', ''],
  ['\u0007', ''],
  [' hola ', 'hola'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['❤️', '❤️'],
  [' ¿? ', '¿?'],
  ['\u200bhola\u200b', '\u200bhola\u200b'],
  ['नमस्ते', 'नमस्ते'],
])('%j is %j', (text, short) => expect(trimmed(text)).toBe(short))

test('a long invisible text takes no time', () => {
  const from = performance.now()
  expect(trimmed(`${'\u200b'.repeat(1_000_000)}a`)).toMatch(/a$/)
  expect(performance.now() - from).toBeLessThan(1_000)
})
