import { describe, expect, test, vi } from 'vitest'
import type { OpeningHours } from './hours.ts'
import { afterOpenMinutes } from './open-time.ts'

type Weekday = OpeningHours['week'][number]['day']

const WEEKDAYS: Weekday[] = [0, 1, 2, 3, 4]
const week = (days: Weekday[], ...ranges: [from: string, to: string][]) =>
  days.map((day) => ({ day, ranges: ranges.map(([from, to]) => ({ from, to })) }))

/** Office hours in a time zone. */
const office = (timezone: string, more: Partial<OpeningHours> = {}): OpeningHours => ({
  ...{ timezone, always_open: false, week: week(WEEKDAYS, ['09:00', '13:00'], ['14:00', '18:00']), exceptions: [] },
  ...more,
})
const closed = (date: string) => ({ date_from: date, date_to: date, name: 'Feriado', ranges: [] })

const BUENOS_AIRES = office('America/Argentina/Buenos_Aires')
const MADRID = office('Europe/Madrid')
const SANTIAGO = office('America/Santiago')
const NIGHT = office('America/Argentina/Buenos_Aires', { week: week([4, 5], ['22:00', '06:00']) })
const MADRID_NIGHT = office('Europe/Madrid', { week: week([5, 6], ['22:00', '06:00']) })

describe('local times of Buenos Aires (UTC-3)', () => {
  test.each([
    ['within the hours', BUENOS_AIRES, '2026-11-20T10:00-03:00', 30, '2026-11-20T10:30-03:00'],
    ['over the lunch', BUENOS_AIRES, '2026-11-20T12:45-03:00', 30, '2026-11-20T14:15-03:00'],
    ['until the last minute', BUENOS_AIRES, '2026-11-20T17:30-03:00', 30, '2026-11-20T18:00-03:00'],
    ['a Friday evening', BUENOS_AIRES, '2026-11-20T17:50-03:00', 30, '2026-11-23T09:20-03:00'],
    ['while closed', BUENOS_AIRES, '2026-11-20T23:10-03:00', 40, '2026-11-23T09:40-03:00'],
    ['before they open', BUENOS_AIRES, '2026-11-20T06:00-03:00', 1, '2026-11-20T09:01-03:00'],
    ['for days', BUENOS_AIRES, '2026-11-20T09:00-03:00', 2 * 480 + 60, '2026-11-24T10:00-03:00'],
    [
      'over a holiday',
      office(BUENOS_AIRES.timezone, { exceptions: [closed('2026-11-23')] }),
      '2026-11-20T17:50-03:00',
      30,
      '2026-11-24T09:20-03:00',
    ],
    [
      'on a day with other hours',
      office(BUENOS_AIRES.timezone, {
        exceptions: [{ ...closed('2026-11-21'), ranges: [{ from: '10:00', to: '10:15' }] }],
      }),
      '2026-11-20T17:50-03:00',
      30,
      '2026-11-23T09:05-03:00',
    ],
    ['a night shift', NIGHT, '2026-11-20T23:30-03:00', 60, '2026-11-21T00:30-03:00'],
    ['after midnight in the shift of the day before', NIGHT, '2026-11-21T05:30-03:00', 60, '2026-11-21T22:30-03:00'],
    ['through a whole shift', NIGHT, '2026-11-20T12:00-03:00', 8 * 60 + 1, '2026-11-21T22:01-03:00'],
    ['always open', { ...BUENOS_AIRES, always_open: true }, '2026-11-21T03:00-03:00', 30, '2026-11-21T03:30-03:00'],
    ['without hours', null, '2026-11-21T03:00-03:00', 30, '2026-11-21T03:30-03:00'],
  ])('%s', (_, hours, since, minutes, wanted) => {
    expect(afterOpenMinutes(hours, new Date(since), minutes)).toEqual(new Date(wanted))
  })
})

describe('changes of the clocks', () => {
  test.each([
    // 25 October 2026: Madrid goes from UTC+2 to UTC+1 on a Sunday.
    ['a weekend with a change', MADRID, '2026-10-23T17:50+02:00', 30, '2026-10-26T09:20+01:00'],
    // The night of that Sunday is an hour longer, and one of 29 March 2026 an hour shorter.
    ['a longer night', MADRID_NIGHT, '2026-10-24T23:00+02:00', 8 * 60, '2026-10-25T06:00+01:00'],
    ['a shorter night', MADRID_NIGHT, '2026-03-28T23:00+01:00', 6 * 60, '2026-03-29T06:00+02:00'],
    // 6 September 2026: Santiago goes from UTC-4 to UTC-3.
    ['summer in the south', SANTIAGO, '2026-09-04T17:50-04:00', 30, '2026-09-07T09:20-03:00'],
  ])('%s', (_, hours, since, minutes, wanted) => {
    expect(afterOpenMinutes(hours, new Date(since), minutes)).toEqual(new Date(wanted))
  })
})

test('a business that never opens has no end', () => {
  expect(afterOpenMinutes(office(MADRID.timezone, { week: [] }), new Date('2026-11-20T10:00Z'), 5)).toBeUndefined()
})

describe('long times', () => {
  // Ten minutes a week.
  const rare = (timezone: string, more: Partial<OpeningHours> = {}) =>
    office(timezone, { week: week([0], ['09:00', '09:10']), ...more })
  test.each([
    ['a year', rare(BUENOS_AIRES.timezone), '2026-11-23T09:00-03:00', 525, '2027-11-22T09:05-03:00'],
    [
      'a year with changes of the clocks',
      rare(MADRID.timezone),
      '2026-11-23T09:00+01:00',
      525,
      '2027-11-22T09:05+01:00',
    ],
    [
      'a year with a holiday',
      rare(BUENOS_AIRES.timezone, { exceptions: [closed('2027-05-24')] }),
      '2026-11-23T09:00-03:00',
      525,
      '2027-11-29T09:05-03:00',
    ],
    [
      'nights, also in the night of a change',
      MADRID_NIGHT,
      '2026-09-05T22:00+02:00',
      // Twenty weeks of two nights, the one of the change an hour longer.
      20 * 2 * 480 + 60,
      '2027-01-18T06:00+01:00',
    ],
    [
      'ranges that share hours',
      office(BUENOS_AIRES.timezone, { week: [...week([6], ['22:00', '10:00']), ...week([0], ['09:00', '11:00'])] }),
      '2026-11-23T12:00-03:00',
      10 * 13 * 60,
      '2027-02-01T11:00-03:00',
    ],
    [
      'one day of a closed business',
      rare(BUENOS_AIRES.timezone, {
        week: [],
        exceptions: [{ ...closed('2028-06-01'), ranges: [{ from: '10:00', to: '12:00' }] }],
      }),
      '2026-11-23T09:00-03:00',
      60,
      '2028-06-01T11:00-03:00',
    ],
  ])('%s', (_, hours, since, minutes, wanted) => {
    expect(afterOpenMinutes(hours, new Date(since), minutes)?.toISOString()).toBe(new Date(wanted).toISOString())
  })

  test.each([
    ['never opens', [], 5],
    ['opens for a minute a week', week([0], ['09:00', '09:01']), 100],
  ])('that of a business that %s is found without looking at each day', (_, days, most) => {
    const look = vi.fn(() => days)
    const hours = Object.defineProperty(office(BUENOS_AIRES.timezone), 'week', { get: look })
    expect(afterOpenMinutes(hours, new Date('2026-11-20T10:00Z'), 100_000)).toBeUndefined()
    expect(look.mock.calls.length).toBeLessThanOrEqual(most)
  })
})
