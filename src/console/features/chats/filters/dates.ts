import { addDays, dayIn } from '../../../../contract/zone.ts'
import { botZone, formatDateTime } from '../../../ui/format.ts'
import type { ChatItem } from '../state/types.ts'

/** Until when a chat is put off, and by whom. */
export function snoozeText({ until, by }: NonNullable<ChatItem['snooze']>): string {
  return `Pospuesta hasta el ${formatDateTime(until)}${by ? ` por ${by.name}` : ''}`
}

/** Days before today with which the default range begins. */
const RANGE_DAYS = 30

export interface Range {
  date_start: string
  date_end: string
}

/**
 * From 30 days before today to yesterday; to today where what is happening now counts, as in the inbox.
 */
export function defaultRange(now: Date = new Date(), today = true, zone: string = botZone()): Range {
  const day = dayIn(now, zone)
  return { date_start: addDays(day, -RANGE_DAYS), date_end: today ? day : addDays(day, -1) }
}
