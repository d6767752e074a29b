import { describe, expect, test } from 'vitest'
import {
  formatAgo,
  formatClock,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDuration,
  formatLongDay,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatRate,
  formatSeconds,
  formatShare,
  formatSize,
  formatTenths,
  formatTime,
  parseDate,
  parseNumber,
  parseTime,
  plural,
  typedNumber,
} from './format.ts'

const moment = '2025-03-09T20:05:00Z'
const pesos = (cents: unknown) => formatMoney(cents)
const zone = 'America/Argentina/Buenos_Aires'

describe('formatting for es-AR', () => {
  test.each([
    [0, '0 %'],
    [0.0004, '< 0,1 %'],
    [0.004, '0,4 %'],
    [0.125, '12,5 %'],
    [0.9996, '> 99,9 %'],
    [1, '100 %'],
    [-0.2, '-20 %'],
  ])('the ratio %d is shown as %s, which is true', (ratio, want) => expect(formatRate(ratio)).toBe(want))

  test.each([
    [0, '0 s'],
    [0.02, '< 0,1 s'],
    [0.42, '0,4 s'],
    [9.96, '10 s'],
    [75.4, '1 min 15 s'],
    [4320, '1 h 12 min'],
  ])('%d measured seconds are shown as %s', (seconds, want) => expect(formatSeconds(seconds)).toBe(want))

  test.each([
    ['number', formatNumber, 12345.678, '12.345,68'],
    ['no number', formatNumber, 'muchos', 'muchos'],
    ['money of cents', pesos, 123450, '$\u00a01.234,50'],
    ['a debt', pesos, -5, '-$\u00a00,05'],
    ['no amount', pesos, 'mucho', 'mucho'],
    ['a fraction of an item', formatQuantity, 2.12345, '2,1235'],
    ['tenths', formatTenths, 3, '3,0'],
    ['a small file', formatSize, 1, '1 kB'],
    ['a file', formatSize, 48_200, '48 kB'],
    ['a large file', formatSize, 1_230_000, '1,2 MB'],
    ['percent', formatPercent, 12.5, '12,5 %'],
    ['share', formatShare, 0.588, '59 %'],
    ['zero seconds', formatDuration, 0, '0 s'],
    ['seconds and minutes', formatDuration, 200, '3 min 20 s'],
    ['two largest parts', formatDuration, 93_784, '1 d 2 h'],
    ['no unit is skipped', formatDuration, 86_460, '1 d'],
    ['a day is the same in every time zone', formatDate, '2025-03-09', '09/03/2025'],
    ['the day of an instant', formatDate, moment, '09/03/2025'],
    ['an instant in 24 hours', formatDateTime, moment, '09/03/2025 17:05'],
    ['day and month', formatDayMonth, '2025-03-09', '09/03'],
    ['a day in words', formatLongDay, '2025-03-09', 'domingo, 9 de marzo'],
    ['no date', formatDateTime, 'ayer', 'ayer'],
    ['a time without seconds', formatTime, '7:05:33', '07:05'],
  ])('%s', (_, format, value, text) => expect(format(value as never, zone)).toBe(text))

  test.each([
    ['USD', 123450, 'US$\u00a01.234,50'],
    ['USD', -100, '-US$\u00a01,00'],
    ['UYU', 200, 'UYU\u00a02,00'],
  ])('formats an amount in %s', (currency, cents, text) => expect(formatMoney(cents, currency)).toBe(text))
})

describe('moments in another time zone', () => {
  const late = '2025-03-10T04:05:00Z'
  test.each([
    ['America/Mexico_City', '09/03/2025 22:05', 'domingo, 9 de marzo'],
    ['America/Argentina/Buenos_Aires', '10/03/2025 01:05', 'lunes, 10 de marzo'],
    ['Asia/Tokyo', '10/03/2025 13:05', 'lunes, 10 de marzo'],
  ])('%s', (zone, text, day) => {
    expect(formatDateTime(late, zone)).toBe(text)
    expect(`${formatDate(late, zone)} ${formatClock(late, zone)}`).toBe(text)
    expect(formatLongDay(late, zone)).toBe(day)
    expect(formatDate('2025-03-09', zone)).toBe('09/03/2025')
  })
})

describe('formatAgo', () => {
  test.each([
    [20, 'recién'],
    [5 * 60, 'hace 5 minutos'],
    [3 * 3600, 'hace 3 horas'],
    [26 * 3600, 'ayer'],
    [9 * 86_400, '28/02/2025 17:05'],
  ])('%i seconds ago: %s', (seconds, text) => {
    const now = new Date(moment)
    expect(formatAgo(new Date(now.getTime() - seconds * 1000), zone, now)).toBe(text)
  })
})

test('plural() formats the count and selects the form', () => {
  expect(plural(1, 'cambio', 'cambios')).toBe('1 cambio')
  expect(plural(1200, 'cambio', 'cambios')).toBe('1.200 cambios')
})

describe('parsing typed values', () => {
  test.each([
    ['9/3/25', '2025-03-09'],
    ['09-03-2025', '2025-03-09'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', undefined],
    ['31/04/2025', undefined],
    ['9/3', undefined],
  ])('parses the date %s', (text, day) => expect(parseDate(text)).toBe(day))

  test.each([
    ['7:05', '07:05'],
    ['705', '07:05'],
    ['23.59', '23:59'],
    ['8', '08:00'],
    ['23:', '23:00'],
    ['24', undefined],
    ['24:00', undefined],
    ['7:60', undefined],
  ])('parses the time %s', (text, time) => expect(parseTime(text)).toBe(time))

  test.each([
    ['1.234,5', 1234.5],
    ['1234,50', 1234.5],
    ['1.5', 1.5],
    ['1.234', 1234],
    ['1.234,56', 1234.56],
    ['1234,5', 1234.5],
    ['1234.56', 1234.56],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['12.34,5', undefined],
    ['1e5', undefined],
    ['0x10', undefined],
    ['-3', -3],
    ['$ 1.000.000', 1_000_000],
    ['1,2,3', undefined],
    ['', undefined],
  ])('parses the number %s', (text, number) => expect(parseNumber(text)).toBe(number))

  test.each([
    [1e-7, '0,0000001'],
    [-1.5e-9, '-0,0000000015'],
    [1.25e21, '1250000000000000000000'],
  ])('shows %d without an exponent', (number, text) => expect(typedNumber(number)).toBe(text))

  test.each([1.234, 1234.5, -3, 0.125, 1e-7, -1.5e-9, 1e21, 1.25e23])('reads %d as it is shown for typing', (number) =>
    expect(parseNumber(typedNumber(number))).toBe(number),
  )
})
