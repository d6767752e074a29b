import { STALE_DAYS } from '../../../../contract/analytics.ts'
import { addDays, dayIn } from '../../../../contract/zone.ts'
import { botZone, formatDateTime } from '../../../ui/format.ts'
import type { ChatItem } from '../state/types.ts'

/** Returns the text that says until when a chat is snoozed and by whom. */
export function snoozeText({ until, by }: NonNullable<ChatItem['snooze']>): string {
  return `Pospuesta hasta el ${formatDateTime(until)}${by ? ` por ${by.name}` : ''}`
}

interface Range {
  date_start: string
  date_end: string
}

/**
 * Returns the default range: from 30 days ago to today, or to yesterday with `today` = false. The inbox includes today.
 */
export function defaultRange(now: Date = new Date(), today = true, zone: string = botZone()): Range {
  const day = dayIn(now, zone)
  return { date_start: addDays(day, -STALE_DAYS), date_end: today ? day : addDays(day, -1) }
}
