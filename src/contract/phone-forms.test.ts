import { expect, test } from 'vitest'
import { dialled, matchKey, phoneForms } from './phone-forms.ts'

test('both forms of a mobile number have one key', () => {
  expect(matchKey('5491123456789')).toBe(matchKey('541123456789'))
  expect(matchKey('+52 1 55 1234 5678')).toBe(matchKey('525512345678'))
  expect(matchKey('5511987654321')).toBe(matchKey('551187654321'))
})

test('two phones have two keys, also across countries', () => {
  expect(matchKey('5491123456789')).not.toBe(matchKey('5491123456780'))
  expect(matchKey('56912345678')).not.toBe(matchKey('56112345678'))
  expect(matchKey('34612345678')).toBe('34612345678')
})

test('a number is looked for in the form it came in first', () => {
  expect(phoneForms('5215512345678')).toEqual(['5215512345678', '525512345678'])
  expect(phoneForms('541123456789')).toEqual(['541123456789', '5491123456789'])
  expect(phoneForms('56912345678')).toEqual(['56912345678'])
})

test('a number is stored as people dial it', () => {
  expect(dialled('5215512345678')).toBe('+525512345678')
  expect(dialled('551187654321')).toBe('+5511987654321')
  expect(dialled('5491123456789')).toBe('+5491123456789')
  // Without the 9 it is a landline of Argentina.
  expect(dialled('541123456789')).toBe('+541123456789')
})
