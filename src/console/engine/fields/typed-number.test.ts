import { expect, test } from 'vitest'
import { readNumber, scaleOf } from './typed-number.ts'

const money = scaleOf('money')

test.each([
  ['0,01', 1],
  ['19,99', 1999],
  ['159162655,33', 15_916_265_533],
  ['999999999,99', 99_999_999_999],
])('the amount %s is stored in cents', (text, cents) => {
  expect(readNumber(text, money)).toBe(cents)
})

test.each(['0,001', '159162655,335', 'mil'])('the text %s is no amount, and stays', (text) => {
  expect(readNumber(text, money)).toBe(text)
})

test.each([
  ['1,5', { unit: 3600 }, 5400],
  ['0,001', { unit: 60 }, '0,001'],
])('%s of a longer unit is whole seconds or stays', (text, scale, stored) => {
  expect(readNumber(text, scale)).toBe(stored)
})
