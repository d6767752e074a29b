import { expect, test } from 'vitest'
import { formats } from './formats.ts'

const of = (name: 'date' | 'date-time') => (text: string) => formats[name].validate(text)

test('a date and time is one that a program and the store can compute with', () => {
  const good = ['2026-11-28T12:00:00Z', '2026-11-28T12:00:00.123-03:00', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z']
  const bad = [
    ...['9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00+01:00', '0000-06-01T00:00:00Z'],
    ...['2026-11-28T23:59:60Z', '2026-11-28T12:00:00+03', '2026-02-30T12:00:00Z'],
  ]
  expect(good.filter(of('date-time'))).toEqual(good)
  expect(bad.filter(of('date-time'))).toEqual([])
})

test('a day has a year that calendars have', () => {
  expect(
    ['2026-02-28', '0001-01-01', '9999-12-31', '0000-01-01', '2026-02-30', '10000-01-01'].filter(of('date')),
  ).toEqual([...['2026-02-28', '0001-01-01', '9999-12-31']])
})
