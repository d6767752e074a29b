import { expect, test } from 'vitest'
import { TIMEZONE } from '../../../../contract/zone.ts'
import { parseTime, snoozeTimes } from './snooze-times.ts'

const times = (now: string) => snoozeTimes(new Date(now), TIMEZONE).map(({ at }) => at.toISOString())

test('snooze times use the time zone of the business, also close to midnight and at the end of a week', () => {
  // Friday 20, 23:30 in Buenos Aires, already Saturday in UTC.
  expect(times('2026-11-21T02:30:00Z')).toEqual([
    '2026-11-21T03:30:00.000Z',
    '2026-11-21T12:00:00.000Z',
    '2026-11-23T12:00:00.000Z',
  ])
  // On a Sunday, tomorrow is Monday.
  expect(times('2026-11-22T15:00:00Z')).toEqual(['2026-11-22T16:00:00.000Z', '2026-11-23T12:00:00.000Z'])
  // On a Monday, "Monday" is the next one.
  expect(times('2026-11-23T10:00:00Z')[2]).toBe('2026-11-30T12:00:00.000Z')
})

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['23.59', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['', undefined],
])('parses the hour %s as %s', (typed, hour) => {
  expect(parseTime(typed)).toBe(hour)
})
