/** Numbers and times as Argentina writes them, whatever the browser's language. Times are the browser's local ones. */
const LOCALE = 'es-AR'

const number = new Intl.NumberFormat(LOCALE)
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const longDay = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' })
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** What stands for a missing value. */
export const DASH = '—'

/** A calendar day (`2025-03-09`) is that day everywhere; anything longer is a moment. */
function moment(value: string | number | Date): Date {
  const day = typeof value === 'string' && /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)
  return day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value)
}

export function formatNumber(value: number): string {
  return number.format(value)
}

const share = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 })

/** A part of a whole, 0–1, as `31 %`. */
export function formatShare(value: number): string {
  return share.format(value)
}

const two = (part: number) => String(part).padStart(2, '0')

/** `09/03/25` */
export function formatDate(value: string | number | Date): string {
  const day = moment(value)
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${two(day.getFullYear() % 100)}`
}

/** `09/03` */
export function formatDayMonth(value: string | number | Date): string {
  return formatDate(value).slice(0, 5)
}

/** `domingo, 9 de marzo` */
export function formatLongDay(value: string | number | Date): string {
  return longDay.format(moment(value))
}

/** `09/03/25 14:05` */
export function formatDateTime(value: string | number | Date): string {
  return `${formatDate(value)} ${time.format(moment(value))}`
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `hace 5 minutos`, for the last six days; then the date and time. */
export function formatAgo(value: string | number | Date, now: Date = new Date()): string {
  const seconds = Math.round((moment(value).getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) < 60) return 'recién'
  if (Math.abs(seconds) >= 6 * 86_400) return formatDateTime(value)
  for (const [unit, size] of STEPS)
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
  return formatDateTime(value)
}

/** `1 cambio`, `2 cambios`. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
