import { afterEach, expect, test } from 'vitest'
import { type SessionBot, SIGNED_OUT, setSession } from '../session/state.ts'
import { botZone, formatAgo, formatClock, formatDate, formatDateTime, formatLongDay } from './format.ts'

// 22:05 of the previous day in Mexico City
const late = '2025-03-10T04:05:00Z'

const workIn = (timezone: string) => setSession({ ...SIGNED_OUT, status: 'in', bot: { id: 1, timezone } as SessionBot })
afterEach(() => setSession(SIGNED_OUT))

test('dates and times are formatted in the time zone of the selected bot, regardless of the local one', () => {
  workIn('America/Mexico_City')
  expect([formatDate(late), formatClock(late), formatDateTime(late)]).toEqual([
    '09/03/2025',
    '22:05',
    '09/03/2025 22:05',
  ])
  expect(formatLongDay(late)).toBe('domingo, 9 de marzo')
  workIn('Asia/Tokyo')
  expect(formatDateTime(late)).toBe('10/03/2025 13:05')
  expect(formatAgo(late, new Date('2025-04-10T04:05:00Z'))).toBe('10/03/2025 13:05')
})

test('dates and times use the default time zone without a selected bot', () => {
  expect(botZone()).toBe('America/Argentina/Buenos_Aires')
  expect(formatDateTime(late)).toBe('10/03/2025 01:05')
})
