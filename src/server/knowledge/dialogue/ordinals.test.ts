import { expect, test } from 'vitest'
import { optionNamed, placeNamed } from './ordinals.ts'

test.each([
  ['el segundo', 1],
  ['la última', 9],
  ['la décima', 9],
  ['siete', 6],
  ['opción 3', 2],
  ['una', 0],
  ['quiero una', undefined],
  ['el once', undefined],
  ['la segunda vez que escribo', undefined],
  ['11', undefined],
])('%s of ten options', (text, place) => {
  expect(placeNamed(text, 10)).toBe(place)
})

test.each([
  ['creo que la segunda', 1],
  ['la octava', 7],
  ['3', 2],
  ['la última de todas', 9],
  ['no sé', undefined],
  ['segundo', 1],
  ['un segundo', undefined],
  ['en dos segundos', undefined],
])('%s in answer to a question with ten options', (text, place) => {
  expect(optionNamed(text, 10)).toBe(place)
})

test('an ordinal beyond the options names none', () => {
  expect([optionNamed('la tercera', 2), placeNamed('la tercera', 2)]).toEqual([undefined, undefined])
})
