import { expect, test } from 'vitest'
import { hide, placeOnceHidden, placesOf } from './hide.ts'

test('hides parts of a text, those that overlap as one', () => {
  const places = [
    { start: 7, end: 15 },
    { start: 3, end: 9 },
  ]
  expect(hide('mi 30111222 dni fin', places)).toBe('mi ••• fin')
})

test('what follows a hidden part moves, and what is inside becomes the mask', () => {
  const hidden = [{ start: 3, end: 11 }]
  expect(placeOnceHidden({ start: 0, end: 2 }, hidden)).toEqual({ start: 0, end: 2 })
  expect(placeOnceHidden({ start: 12, end: 15 }, hidden)).toEqual({ start: 7, end: 10 })
  expect(placeOnceHidden({ start: 3, end: 11 }, hidden)).toEqual({ start: 3, end: 6 })
  expect(placeOnceHidden({ start: 5, end: 9 }, hidden)).toEqual({ start: 3, end: 6 })
})

test('finds every place of a value, whatever its letter case', () => {
  expect(placesOf('Abc y ABC', ['abc'])).toEqual([
    { start: 0, end: 3 },
    { start: 6, end: 9 },
  ])
})

test.each([
  ['Hola Ana, sos A y a+', 'a', ['A', 'a']],
  ['¡Gracias a vos, graciasss!', 'gracias', ['Gracias']],
  ['DNI28456780 y 284567801', '28456780', ['28456780']],
  ['İstanbul y CERO', 'cero', ['CERO']],
  ['va a San Martín 123.', 'san martín 123', ['San Martín 123']],
  ['1 (a+b)', '(a+b)', ['(a+b)']],
])('in "%s" the value %s stands whole at %j', (text, value, found) => {
  expect(placesOf(text, [value]).map(({ start, end }) => text.slice(start, end))).toEqual(found)
})
