import * as written from '../../contract/format.ts'
import { TIMEZONE } from '../../contract/zone.ts'
import { currentSession } from '../session/state.ts'

// How the console writes values: as the contract says, moments in the zone of the bot that is worked on.

export {
  DASH,
  DAY_SHAPE,
  formatDuration,
  formatInteger,
  formatMoney,
  formatNumber,
  formatPercent,
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
} from '../../contract/format.ts'

/** The zone in which the console writes and reads moments: that of the chosen bot. */
export const botZone = (): string => currentSession().bot?.timezone ?? TIMEZONE

/** '09/03/2025': a calendar day, or the day of a moment. */
export const formatDate = (value: unknown, zone = botZone()): string => written.formatDate(value, zone)

/** '09/03' */
export const formatDayMonth = (value: unknown, zone = botZone()): string => written.formatDayMonth(value, zone)

/** 'domingo, 9 de marzo' */
export const formatLongDay = (value: unknown, zone = botZone()): string => written.formatLongDay(value, zone)

/** '17:05' of a moment. */
export const formatClock = (value: unknown, zone = botZone()): string => written.formatClock(value, zone)

/** '09/03/2025 17:05' */
export const formatDateTime = (value: unknown, zone = botZone()): string => written.formatDateTime(value, zone)

/** 'hace 5 minutos', for the last six days; then the date and time. */
export const formatAgo = (value: string | number | Date, now = new Date(), zone = botZone()): string =>
  written.formatAgo(value, zone, now)
