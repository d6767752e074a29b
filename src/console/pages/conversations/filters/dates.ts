import { addDays, dayIn, formatChatDate, TIMEZONE } from '../../../../contract/zone.ts'
import type { ChatItem } from '../state/types.ts'

let chosen = TIMEZONE

/** The zone that the conversations of the chosen bot are dated in. */
export function botZone(): string {
  return chosen
}

/** Dates are the chosen bot's from now on. */
export function dateIn(zone: string = TIMEZONE): void {
  chosen = zone
}

/** `2026-11-20`, the day in the bot's zone. */
export function isoDay(at: string | Date, zone: string = botZone()): string {
  return dayIn(at, zone)
}

/** `16:42`, in the bot's zone. */
export function clockTime(at: string | Date, zone: string = botZone()): string {
  return formatChatDate(at, zone).slice(-5)
}

/** `20/11/26`, the day in the bot's zone. */
export function shortDay(at: string | Date, zone: string = botZone()): string {
  const [year = '', month = '', day = ''] = dayIn(at, zone).split('-')
  return `${day}/${month}/${year.slice(2)}`
}

/** `20/11/26 16:42`, in the bot's zone. */
export function shortMoment(at: string | Date, zone: string = botZone()): string {
  return `${shortDay(at, zone)} ${clockTime(at, zone)}`
}

/** Until when a chat is put off, and by whom. */
export function snoozeText({ until, by }: NonNullable<ChatItem['snooze']>): string {
  return `Pospuesta hasta el ${shortMoment(until)}${by ? ` por ${by.name}` : ''}`
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
