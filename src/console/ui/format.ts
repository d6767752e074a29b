import * as written from '../../contract/format.ts'
import { TIMEZONE } from '../../contract/zone.ts'
import { currentSession } from '../session/state.ts'

// Formatting of values as the contract defines it, with dates and times in the time zone of the selected bot.

export {
  DASH,
  DAY_SHAPE,
  formatDuration,
  formatInteger,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRate,
  formatSeconds,
  formatShare,
  formatSize,
  formatTenths,
  formatTime,
  isEmpty,
  parseDate,
  parseNumber,
  parseTime,
  plural,
  TIME_SHAPE,
  typedNumber,
} from '../../contract/format.ts'

/** Returns the time zone for displaying and entering times: that of the selected bot. */
export const botZone = (): string => currentSession().bot?.timezone ?? TIMEZONE

/** '09/03/2025': a calendar day, or the day of a timestamp */
export const formatDate = (value: unknown, zone = botZone()): string => written.formatDate(value, zone)

/** '09/03' */
export const formatDayMonth = (value: unknown, zone = botZone()): string => written.formatDayMonth(value, zone)

/** 'domingo, 9 de marzo' */
export const formatLongDay = (value: unknown, zone = botZone()): string => written.formatLongDay(value, zone)

/** '17:05' of a timestamp */
export const formatClock = (value: unknown, zone = botZone()): string => written.formatClock(value, zone)

/** '09/03/2025 17:05' */
export const formatDateTime = (value: unknown, zone = botZone()): string => written.formatDateTime(value, zone)

/** 'hace 5 minutos' within the last six days, else the date and time */
export const formatAgo = (value: string | number | Date, now = new Date(), zone = botZone()): string =>
  written.formatAgo(value, zone, now)

/** What is said, after what a change of several did, of those that it left as they were: ' 1 quedó como estaba.' */
export const unchangedText = (count: number): string =>
  count > 0 ? ` ${written.plural(count, 'quedó como estaba', 'quedaron como estaban')}.` : ''
