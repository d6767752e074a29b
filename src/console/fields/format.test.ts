import { describe, expect, test } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  parseDate,
  parseNumber,
  parseTime,
} from './format.ts'

const local = new Date(2025, 2, 9, 17, 5)

describe('values as people in Argentina read them', () => {
  test.each([
    ['number', formatNumber, 12345.678, '12.345,68'],
    ['no number', formatNumber, 'muchos', 'muchos'],
    ['money of cents', formatMoney, 123450, '$ 1.234,50'],
    ['a debt', formatMoney, -5, '-$ 0,05'],
    ['percent', formatPercent, 12.5, '12,5 %'],
    ['nothing lasts', formatDuration, 0, '0 s'],
    ['seconds and minutes', formatDuration, 200, '3 min 20 s'],
    ['two largest parts', formatDuration, 93_784, '1 d 2 h'],
    ['no part is skipped', formatDuration, 86_460, '1 d'],
    ['a day stays that day in every zone', formatDate, '2025-03-09', '09/03/2025'],
    ['the day of an instant', formatDate, local.toISOString(), '09/03/2025'],
    ['an instant in 24 hours', formatDateTime, local.toISOString(), '09/03/2025 17:05'],
    ['no date', formatDateTime, 'ayer', 'ayer'],
    ['a time without seconds', formatTime, '7:05:33', '07:05'],
  ])('%s', (_, format, value, text) => expect(format(value)).toBe(text))
})

describe('what people type', () => {
  test.each([
    ['9/3/25', '2025-03-09'],
    ['09-03-2025', '2025-03-09'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', undefined],
    ['31/04/2025', undefined],
    ['9/3', undefined],
  ])('the day %s', (text, day) => expect(parseDate(text)).toBe(day))

  test.each([
    ['7:05', '07:05'],
    ['705', '07:05'],
    ['23.59', '23:59'],
    ['24:00', undefined],
    ['7:60', undefined],
  ])('the time %s', (text, time) => expect(parseTime(text)).toBe(time))

  test.each([
    ['1.234,5', 1234.5],
    ['1234,50', 1234.5],
    ['1.5', 1.5],
    ['-3', -3],
    ['$ 1.000.000', 1_000_000],
    ['1,2,3', undefined],
    ['', undefined],
  ])('the number %s', (text, number) => expect(parseNumber(text)).toBe(number))
})
