import type { components } from '../../../generated/api.d.ts'
import { dayIn, TIMEZONE } from '../../contract/zone.ts'
import { holidaysFrom } from '../knowledge/dialogue/holidays/calendar.ts'
import { bakery } from './business/bakery.ts'
import { dental } from './business/dental.ts'
import { hardware } from './business/hardware.ts'
import type { Business } from './business/types.ts'

type OpeningHours = components['schemas']['OpeningHours']

const range = (from: string, to: string) => ({ from, to })
const WEEK = [0, 1, 2, 3, 4] as const

/** The hours of each business in the week, on Saturdays, on Sundays and on holidays. */
const hours = new Map<
  Business,
  Record<'week' | 'saturday' | 'sunday' | 'holiday', OpeningHours['week'][number]['ranges']>
>([
  [hardware, { week: [range('08:00', '18:00')], saturday: [range('08:00', '13:00')], sunday: [], holiday: [] }],
  [dental, { week: [range('09:00', '20:00')], saturday: [range('09:00', '13:00')], sunday: [], holiday: [] }],
  [
    bakery,
    {
      ...{ week: [range('07:00', '20:00')], saturday: [range('07:00', '20:00')] },
      ...{ sunday: [range('07:00', '20:00')], holiday: [range('08:00', '13:00')] },
    },
  ],
])

/** Returns the hours of a business with the holidays from a moment on. */
export function scheduleOf(business: Business, now: number): OpeningHours | undefined {
  const own = hours.get(business)
  if (!own) return undefined
  const holidays = holidaysFrom('AR', dayIn(new Date(now), TIMEZONE))
  return {
    timezone: TIMEZONE,
    always_open: false,
    week: [
      ...WEEK.map((day) => ({ day, ranges: own.week })),
      { day: 5, ranges: own.saturday },
      ...(own.sunday.length > 0 ? [{ day: 6 as const, ranges: own.sunday }] : []),
    ],
    exceptions: holidays.map(({ date, name }) => ({ date_from: date, date_to: date, name, ranges: own.holiday })),
  }
}
