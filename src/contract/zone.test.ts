import { describe, expect, test } from 'vitest'
import { addDays, dayIn, formatChatDate, momentIn, TIMEZONE, weekdayOf } from './zone.ts'

describe('time zones', () => {
  test.each([
    ['2026-11-21T02:59:00Z', TIMEZONE, '20/11/2026 23:59', '2026-11-20'],
    ['2026-11-21T03:00:00Z', TIMEZONE, '21/11/2026 00:00', '2026-11-21'],
    ['2027-01-01T02:30:00Z', TIMEZONE, '31/12/2026 23:30', '2026-12-31'],
    ['2026-11-20T23:30:00Z', 'Europe/Madrid', '21/11/2026 00:30', '2026-11-21'],
    ['2026-11-20T12:00:00Z', 'Pacific/Kiritimati', '21/11/2026 02:00', '2026-11-21'],
    ['2026-11-21T03:00:00Z', 'no/such', '21/11/2026 00:00', '2026-11-21'],
  ])('%s in %s is %s', (at, zone, text, day) => {
    expect(formatChatDate(at, zone)).toBe(text)
    expect(dayIn(at, zone)).toBe(day)
  })

  test('momentIn() handles daylight saving time changes', () => {
    expect(momentIn('2026-11-21', '00:00', TIMEZONE).toISOString()).toBe('2026-11-21T03:00:00.000Z')
    expect(momentIn('2026-03-29', '01:30', 'Europe/Madrid').toISOString()).toBe('2026-03-29T00:30:00.000Z')
    expect(momentIn('2026-03-29', '09:00', 'Europe/Madrid').toISOString()).toBe('2026-03-29T07:00:00.000Z')
    expect(momentIn('2026-10-25', '09:00', 'Europe/Madrid').toISOString()).toBe('2026-10-25T08:00:00.000Z')
    expect(momentIn('2026-11-21', '00:15', 'Pacific/Kiritimati').toISOString()).toBe('2026-11-20T10:15:00.000Z')
  })

  test('weekdayOf() starts on Monday and addDays() crosses months and years', () => {
    expect(weekdayOf('2026-11-23')).toBe(0)
    expect(weekdayOf('2026-11-22')).toBe(6)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  })
})
