import { expect, test } from 'vitest'
import { formatAgo, formatDate, formatDateTime, formatDayMonth, formatNumber, plural } from './format.ts'

test('dates are day/month/year with two digits each', () => {
  expect(formatDate('2025-03-09')).toBe('09/03/25')
  expect(formatDayMonth('2025-03-09')).toBe('09/03')
  expect(formatDateTime(new Date(2025, 2, 9, 14, 5))).toBe('09/03/25 14:05')
  expect(formatDateTime(new Date(2025, 2, 9, 0, 5))).toBe('09/03/25 00:05')
})

test('numbers have points for thousands', () => {
  expect(formatNumber(1234567.5)).toBe('1.234.567,5')
  expect(plural(1, 'cambio', 'cambios')).toBe('1 cambio')
  expect(plural(1200, 'cambio', 'cambios')).toBe('1.200 cambios')
})

test.each([
  [20, 'recién'],
  [5 * 60, 'hace 5 minutos'],
  [3 * 3600, 'hace 3 horas'],
  [26 * 3600, 'ayer'],
])('%i seconds ago: %s', (seconds, text) => {
  const now = new Date(2025, 2, 9, 14, 5)
  expect(formatAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text)
})

test('what is a week old has its date', () => {
  expect(formatAgo(new Date(2025, 2, 1, 9, 30), new Date(2025, 2, 9))).toBe('01/03/25 09:30')
})
