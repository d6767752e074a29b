import { expect, test } from 'vitest'
import { isPhoneLike, shownPhone, typedPhone } from './typed-phone.ts'

const [ARGENTINA, MEXICO, BRAZIL, URUGUAY] = [
  '+54 9 11 5555-0101',
  '+52 55 1234 0000',
  '+55 11 4000-0000',
  '59899000000',
]

test.each([
  ['+54 9 341 555-0188', ARGENTINA, '5493415550188'],
  ['+54 341 555 0188', ARGENTINA, '5493415550188'],
  ['0054 9 (341) 555.0188', ARGENTINA, '5493415550188'],
  ['5493415550188', ARGENTINA, '5493415550188'],
  ['341 555-0188', ARGENTINA, '5493415550188'],
  ['0341 15 555-0188', ARGENTINA, '5493415550188'],
  ['341 15 5550188', ARGENTINA, '5493415550188'],
  ['011 15 5555 0142', ARGENTINA, '5491155550142'],
  ['2954 15 41-2345', ARGENTINA, '5492954412345'],
  ['+54 341 15 555-0188', ARGENTINA, '5493415550188'],
  ['55 1234 5678', MEXICO, '525512345678'],
  ['044 55 1234 5678', MEXICO, '525512345678'],
  ['+52 1 55 1234 5678', ARGENTINA, '5215512345678'],
  ['(54) 99876-5432', BRAZIL, '5554998765432'],
  ['+55 11 3333-4444', BRAZIL, '551133334444'],
  ['099 123 456', URUGUAY, '59899123456'],
  ['598 99 123 456', ARGENTINA, '59899123456'],
  ['+44 20 7946 0958', ARGENTINA, '442079460958'],
])('%s, typed where the line is %s, is %s', (text, line, digits) => {
  expect(typedPhone(text, line)).toBe(digits)
})

test.each([
  ['555-0188', ARGENTINA],
  ['+54 341 555', ARGENTINA],
  ['15 555 0188', ARGENTINA],
  ['+1 555', MEXICO],
  ['20 7946 0958 99', ARGENTINA],
  ['Ana 341 555-0188', ARGENTINA],
  ['+', ARGENTINA],
])('%s is no whole number', (text, line) => {
  expect(typedPhone(text, line)).toBeUndefined()
})

test('a line of a country that is not listed asks for the code', () => {
  expect(typedPhone('7946 0958', '+44 20 7946 0000')).toBeUndefined()
  expect(typedPhone('+44 7946 095800', '+44 20 7946 0000')).toBe('447946095800')
})

test('what is typed of a number looks like one', () => {
  expect(['34', '+54 9', '(011) 15-', 'Ana', '', '7'].map(isPhoneLike)).toEqual([true, true, true, false, false, false])
})

test('numbers are shown in groups', () => {
  expect(shownPhone('5493415550188')).toBe('+54 9 341 555-0188')
  expect(shownPhone('5491155550142')).toBe('+54 9 11 5555-0142')
  expect(shownPhone('525512345678')).toBe('+52 55 1234-5678')
  expect(shownPhone('5554998765432')).toBe('+55 54 99876-5432')
  expect(shownPhone('56912345678')).toBe('+56 9 1234-5678')
  expect(shownPhone('59899123456')).toBe('+598 9912-3456')
  expect(shownPhone('442079460958')).toBe('+442079460958')
})
