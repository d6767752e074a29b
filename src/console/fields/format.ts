/**
 * How values are written for people in es-AR: never left to the browser's own locale, so that a table reads the same
 * on every machine. Times are shown in the browser's time zone.
 */
const LOCALE = 'es-AR'

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const pesos = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** How a day is typed. */
export const DAY_SHAPE = 'dd/mm/aaaa'

/** How a time of day is typed. */
export const TIME_SHAPE = 'hh:mm'

/** What stands for a value that is not there. */
export const DASH = '—'

/** Whether there is nothing to show: null, undefined, blank text, an empty list. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** 12345.678 → '12.345,68'; what is no number is written as it is. */
export function formatNumber(value: unknown): string {
  const number = toNumber(value)
  return number === undefined ? String(value) : decimal.format(number)
}

/** 12345 → '12.345' */
export function formatInteger(value: unknown): string {
  const number = toNumber(value)
  return number === undefined ? String(value) : whole.format(number)
}

/** Cents → '$ 1.234,50' */
export function formatMoney(cents: unknown): string {
  const number = toNumber(cents)
  if (number === undefined) return String(cents)
  return `${number < 0 ? '-' : ''}$ ${pesos.format(Math.abs(number) / 100)}`
}

/** 12.5 → '12,5 %' */
export function formatPercent(value: unknown): string {
  return `${formatNumber(value)} %`
}

/** Seconds → '1 d 2 h', '3 min 20 s': the two largest parts. */
export function formatDuration(seconds: unknown): string {
  const number = toNumber(seconds)
  if (number === undefined) return String(seconds)
  let rest = Math.round(Math.abs(number))
  const parts: string[] = []
  for (const [size, unit] of [
    [86_400, 'd'],
    [3_600, 'h'],
    [60, 'min'],
    [1, 's'],
  ] as const) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit}`)
    else if (parts.length > 0) break
    if (parts.length === 2) break
  }
  return `${number < 0 ? '-' : ''}${parts.join(' ') || '0 s'}`
}

/** A calendar day ('2025-03-09', or the day of an instant) → '09/03/2025'. */
export function formatDate(value: unknown): string {
  const text = String(value)
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (day) return `${day[3]}/${day[2]}/${day[1]}`
  const date = toDate(value)
  return date ? `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}` : text
}

/** An instant → '09/03/2025 17:05' */
export function formatDateTime(value: unknown): string {
  const date = toDate(value)
  return date ? `${formatDate(date.toISOString())} ${two(date.getHours())}:${two(date.getMinutes())}` : String(value)
}

/** '17:05:00' → '17:05' */
export function formatTime(value: unknown): string {
  const text = String(value)
  const match = /^(\d{1,2}):(\d{2})/.exec(text)
  return match ? `${two(Number(match[1]))}:${match[2]}` : text
}

/** 'dd/mm/yyyy' as people type it (also d/m/yy) → '2025-03-09'; undefined when it is no day of the calendar. */
export function parseDate(text: string): string | undefined {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\s*$/.exec(text)
  if (!match) return undefined
  const [day, month] = [Number(match[1]), Number(match[2])]
  const year = match[3]?.length === 2 ? 2000 + Number(match[3]) : Number(match[3])
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** '7:5' or '705' → '07:05'; undefined when it is no time of day. */
export function parseTime(text: string): string | undefined {
  const match = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{1,2}):(\d{1,2})\s*$/.exec(text)
  if (!match) return undefined
  const [hour, minute] = [Number(match[1]), Number(match[2])]
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined
}

/** '1.234,5' as people type it → 1234.5; undefined when it is no number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.replace(/[\s$%]/g, '').replace(/\.(?=\d{3}(\D|$))/g, '')
  if (!/^-?\d*[.,]?\d*$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function toDate(value: unknown): Date | undefined {
  const date = value instanceof Date ? value : new Date(typeof value === 'number' ? value : String(value))
  return Number.isNaN(date.getTime()) ? undefined : date
}

const two = (part: number) => String(part).padStart(2, '0')
