import type { components } from '../../../../generated/api.d.ts'
import { addDays, dayIn, localTime, momentIn } from '../../../contract/zone.ts'
import { nextHour } from '../../foundation/notify/hourly.ts'

type TimeRange = components['schemas']['TimeRange']

/** When the daily summary leaves, in the bot's zone. */
const DAILY = '09:00'

const two = (part: number) => String(part).padStart(2, '0')

/** Returns when the silence that lasts at a moment ends; undefined when there is none. */
export function quietUntil(quiet: TimeRange | null, at: Date, zone: string): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined
  const { hour, minute } = localTime(at, zone)
  const now = `${two(hour)}:${two(minute)}`
  const today = dayIn(at, zone)
  const { from, to } = quiet
  if (from < to) return from <= now && now < to ? momentIn(today, to, zone) : undefined
  if (now >= from) return momentIn(addDays(today, 1), to, zone)
  return now < to ? momentIn(today, to, zone) : undefined
}

/** Returns when a summary that has begun leaves: at the next full hour, or the next morning at nine. */
export function nextDigest(digest: 'hourly' | 'daily', at: Date, zone: string): Date {
  if (digest === 'hourly') return nextHour(at)
  const today = dayIn(at, zone)
  const morning = momentIn(today, DAILY, zone)
  return morning > at ? morning : momentIn(addDays(today, 1), DAILY, zone)
}
