import { expect, test } from 'vitest'
import { isQuiet, type QuietHours } from './quiet.ts'
import { TIMEZONE } from './zone.ts'

const night: QuietHours = { enabled: true, from: '22:00', to: '08:00', days: [0, 1, 2, 3, 4] }
/** a time in November 2026 in Buenos Aires; the 16th is a Monday */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-03:00`)
const quiet = (hours: QuietHours | undefined, day: number, time: string) => isQuiet(hours, at(day, time), TIMEZONE)

test.each([
  [16, '21:59', false],
  [16, '22:00', true],
  [17, '07:59', true],
  [17, '08:00', false],
  [20, '23:00', true],
  // Saturday morning belongs to Friday's night; Saturday evening is not selected.
  [21, '07:00', true],
  [21, '23:00', false],
  [16, '03:00', false],
])('quiet hours on weekday nights, on the %s at %s: %s', (day, time, expected) => {
  expect(quiet(night, day, time)).toBe(expected)
})

const siesta: QuietHours = { ...night, from: '13:00', to: '16:00' }

test.each([
  ['within one day, before they begin', siesta, 16, '12:59', false],
  ['within one day, when they begin', siesta, 16, '13:00', true],
  ['within one day, when they end', siesta, 16, '16:00', false],
  ['of a whole day', { ...night, from: '00:00', to: '00:00' }, 18, '15:00', true],
  ['that are off', { ...night, enabled: false }, 16, '23:00', false],
  ['that are not set', undefined, 16, '23:00', false],
] as const)('quiet hours %s', (_, hours, day, time, expected) => {
  expect(quiet(hours, day, time)).toBe(expected)
})
