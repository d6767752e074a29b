import { expect, test } from 'vitest'
import { splitText } from './split-text.ts'

test('a text that fits stays whole', () => {
  expect(splitText('Hola', 4)).toEqual(['Hola'])
  expect(splitText('', 4)).toEqual([''])
})

test('a longer one is split at the best place of the second half', () => {
  expect(splitText('Uno dos. Tres cuatro', 12)).toEqual(['Uno dos.', 'Tres cuatro'])
  expect(splitText('Uno dos tres\ncuatro cinco', 16)).toEqual(['Uno dos tres', 'cuatro cinco'])
  expect(splitText('Uno dos tres', 8)).toEqual(['Uno dos', 'tres'])
})

test('a word that is too long is split between characters, never within one', () => {
  expect(splitText('aaaaaa', 4)).toEqual(['aaaa', 'aa'])
  expect(splitText('aaa😀a', 4)).toEqual(['aaa', '😀a'])
})

test('nothing but white space is lost', () => {
  const text = Array.from({ length: 900 }, (_, n) => `palabra ${n}${n % 17 === 0 ? '.\n\n' : ' '}`).join('')
  const pieces = splitText(text, 2000)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2000)
  expect(pieces.join(' ').replace(/\s+/g, ' ').trim()).toBe(text.replace(/\s+/g, ' ').trim())
})
