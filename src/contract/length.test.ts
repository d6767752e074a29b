import { expect, test } from 'vitest'
import { excessError } from './length.ts'

test('a text within its limit has no error', () => {
  expect(excessError('a'.repeat(255), 255)).toBe('')
  expect(excessError('a'.repeat(255), undefined)).toBe('')
})

test('a longer text tells how much is too many', () => {
  expect(excessError('a'.repeat(256), 255)).toBe('Sobra 1 carácter: el límite es 255.')
  expect(excessError('a'.repeat(6096), 4096)).toBe('Sobran 2.000 caracteres: el límite es 4.096.')
})

test('an emoji counts as one character, as on the server', () => {
  expect(excessError('👍'.repeat(255), 255)).toBe('')
  expect(excessError('👍'.repeat(256), 255)).toBe('Sobra 1 carácter: el límite es 255.')
})
