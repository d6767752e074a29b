const ZONE_TIME = new Intl.DateTimeFormat('es-AR', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const two = (part: number) => String(part).padStart(2, '0')

/** `20/11/2026 16:42`, in the browser's zone: the form that chats carry. */
export function formatChatDate(at: string | Date): string {
  const moment = new Date(at)
  return `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${moment.getFullYear()} ${ZONE_TIME.format(moment)}`
}

/** `2026-11-20`, the day in the browser's zone. */
export function isoDay(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
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
export function defaultRange(now: Date = new Date(), today = true): Range {
  const day = (back: number) => isoDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back))
  return { date_start: day(RANGE_DAYS), date_end: day(today ? 0 : 1) }
}
