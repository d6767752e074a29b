import type { components } from '../../../../../generated/api.d.ts'
import { addDays, dayIn, weekdayOf } from '../../../../contract/zone.ts'
import type { Days } from '../range.ts'

type ReportPeriod = components['schemas']['ReportPeriod']

/** Returns the last whole week, from Monday to Sunday, or the last whole month before a moment. */
export function lastPeriod(period: ReportPeriod, at: Date, zone: string): Days {
  const today = dayIn(at, zone)
  if (period === 'weekly') {
    const monday = addDays(today, -weekdayOf(today))
    return { from: addDays(monday, -7), to: addDays(monday, -1) }
  }
  const to = addDays(`${today.slice(0, 8)}01`, -1)
  return { from: `${to.slice(0, 8)}01`, to }
}
