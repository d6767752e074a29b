import type { components } from '../../../../../generated/api.d.ts'
import { lastPeriod } from '../../../../contract/reports.ts'
import { addDays, momentIn } from '../../../../contract/zone.ts'

type ReportPeriod = components['schemas']['ReportPeriod']

/** Local time at which reports are sent, on Mondays or the first day of the month. */
export const SENT_AT = '08:00'

/** Returns when a report leaves next: when its week or month has ended, at eight in the zone of its bot. */
export function nextSending(period: ReportPeriod, at: Date, zone: string): Date {
  const first = addDays(lastPeriod(period, at, zone).to, 1)
  const begun = momentIn(first, SENT_AT, zone)
  if (at < begun) return begun
  const next = period === 'weekly' ? addDays(first, 7) : `${addDays(first, 31).slice(0, 8)}01`
  return momentIn(next, SENT_AT, zone)
}
