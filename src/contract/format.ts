import { dayIn, localTime } from './zone.ts'

// Formats values for people and parses what they type. Shared by the console and the server; never depends on the
// machine's locale or time zone. Moments are formatted in a given time zone, usually the bot's.

const LOCALE = 'es-AR'

const decimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })
const whole = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 4 })
const amount = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const tenths = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const oneDecimal = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
const longDay = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** Placeholder of a date input. */
export const DAY_SHAPE = 'dd/mm/aaaa'

/** Placeholder of a time input. */
export const TIME_SHAPE = 'hh:mm'

/** Shown for a missing value. */
export const DASH = '—'

/** Whether a value is null, undefined, blank text or an empty list. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}

/** 12345.678 → '12.345,68'; other values are returned as text. */
export function formatNumber(value: unknown): string {
  const number = toNumber(value)
  return number === undefined ? String(value) : decimal.format(number)
}

/** 12345 → '12.345' */
export function formatInteger(value: unknown): string {
  const number = toNumber(value)
  return number === undefined ? String(value) : whole.format(number)
}

/** A quantity: 2.12345 → '2,1235' */
export function formatQuantity(value: number): string {
  return fine.format(value)
}

/** 4.5 → '4,5', 3 → '3,0' */
export function formatTenths(value: number): string {
  return tenths.format(value)
}

const currencies = new Map<string, Intl.NumberFormat>()

/** Cents → '$ 1.234,50', 'US$ 1.234,50', with a no-break space, so that an amount stays on one line. */
export function formatMoney(cents: unknown, currency = 'ARS'): string {
  const number = toNumber(cents)
  if (number === undefined) return String(cents)
  const format = currencies.get(currency) ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency })
  currencies.set(currency, format)
  return format.format(number / 100)
}

/** Cents without their money: 123450 → '1.234,50' */
export function formatCents(cents: number): string {
  return amount.format(cents / 100)
}

/** 12.5 → '12,5 %' */
export function formatPercent(value: unknown): string {
  return `${formatNumber(value)} %`
}

/** A ratio, 0 to 1 → '31 %' */
export function formatShare(value: number): string {
  return formatPercent(Math.round(value * 100))
}

/**
 * A ratio with the digits that it needs to stay true: 0.125 → '12,5 %', 0.004 → '0,4 %'. What is not nothing is not
 * shown as 0 %, nor what is not all as 100 %.
 */
export function formatRate(value: number): string {
  const percent = value * 100
  if (percent > 0 && percent < 0.1) return `< ${oneDecimal.format(0.1)} %`
  if (percent > 99.9 && percent < 100) return `> ${oneDecimal.format(99.9)} %`
  return `${oneDecimal.format(percent)} %`
}

/** Bytes → '48 kB', '1,2 MB' */
export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${whole.format(Math.max(1, bytes / 1000))} kB`
  return `${oneDecimal.format(bytes / 1_000_000)} MB`
}

/** '1 cambio', '1.200 cambios' */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** Seconds → '1 d 2 h', '3 min 20 s': the two largest units, without skipping one. */
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

/** A measured time: as {@link formatDuration}, with tenths below ten seconds: 0.42 → '0,4 s', 4320 → '1 h 12 min' */
export function formatSeconds(seconds: number): string {
  if (seconds > 0 && seconds < 0.1) return `< ${oneDecimal.format(0.1)} s`
  return Math.abs(seconds) < 10 ? `${oneDecimal.format(seconds)} s` : formatDuration(seconds)
}

/** A calendar day ('2025-03-09', the same in every time zone) or the day of a moment → '09/03/2025' */
export function formatDate(value: unknown, zone: string): string {
  const day = dayOf(value, zone)
  return day ? day.split('-').reverse().join('/') : String(value)
}

/** '09/03' */
export function formatDayMonth(value: unknown, zone: string): string {
  return formatDate(value, zone).slice(0, 5)
}

/** 'domingo, 9 de marzo' */
export function formatLongDay(value: unknown, zone: string): string {
  const day = dayOf(value, zone)
  return day ? longDay.format(new Date(`${day}T12:00:00Z`)) : String(value)
}

/** '2025-03' → 'marzo de 2025' */
export function formatMonth(value: string): string {
  return month.format(new Date(`${value}-15T12:00:00Z`))
}

/** A moment → '17:05' */
export function formatClock(value: unknown, zone: string): string {
  const date = toDate(value)
  if (!date) return String(value)
  const { hour, minute } = localTime(date, zone)
  return `${two(hour)}:${two(minute)}`
}

/** A moment → '09/03/2025 17:05' */
export function formatDateTime(value: unknown, zone: string): string {
  const date = toDate(value)
  return date ? `${formatDate(date, zone)} ${formatClock(date, zone)}` : String(value)
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** 'hace 5 minutos' within six days; otherwise the date and time. */
export function formatAgo(value: string | number | Date, zone: string, now: Date = new Date()): string {
  const seconds = Math.round((new Date(value).getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) < 60) return 'recién'
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size)
  if (!step || Math.abs(seconds) >= 6 * 86_400) return formatDateTime(value, zone)
  return relative.format(Math.trunc(seconds / step[1]), step[0])
}

/** '17:05:00' → '17:05' */
export function formatTime(value: unknown): string {
  const text = String(value)
  const match = /^(\d{1,2}):(\d{2})/.exec(text)
  return match ? `${two(Number(match[1]))}:${match[2]}` : text
}

/** A typed 'dd/mm/yyyy' (also d/m/yy) → '2025-03-09'; undefined for an invalid date. */
export function parseDate(text: string): string | undefined {
  const match = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\s*$/.exec(text)
  if (!match) return undefined
  const [day, month] = [Number(match[1]), Number(match[2])]
  const year = match[3]?.length === 2 ? 2000 + Number(match[3]) : Number(match[3])
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** '7:5' or '705' → '07:05', '8' → '08:00'; undefined for an invalid time. */
export function parseTime(text: string): string | undefined {
  const match = /^\s*(\d{1,2})[:.]?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{1,2})(?::(\d{1,2})?)?\s*$/.exec(text)
  if (!match) return undefined
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)]
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : undefined
}

/**
 * A number as people or programs write it: '1.234', '1.234,5' and '1234.5' → 1234, 1234.5 and 1234.5. Dots before groups
 * of three digits are for reading only. Undefined for anything that is not a number, and for exponents.
 */
export function parseNumber(text: string): number | undefined {
  const typed = text.replace(/[\s$%]/g, '')
  const plain = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(typed) ? typed.replaceAll('.', '') : typed
  if (!/^-?\d*[.,]?\d*$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

/** A number as it is typed, which {@link parseNumber} reads: 1234.5 → '1234,5', 1e-7 → '0,0000001' */
export function typedNumber(value: number): string {
  const [written = '', power] = String(value).split('e')
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(written) ?? []
  if (power === undefined) return written.replace('.', ',')
  const places = Number(power)
  const digits = places < 0 ? `0,${'0'.repeat(-places - 1)}${whole}${fraction}` : whole + fraction.padEnd(places, '0')
  return sign + digits
}

function toNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

function toDate(value: unknown): Date | undefined {
  const date = value instanceof Date ? value : new Date(typeof value === 'number' ? value : String(value))
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The calendar day of a value in a time zone. */
function dayOf(value: unknown, zone: string): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return value
  const date = toDate(value)
  return date && dayIn(date, zone)
}

const two = (part: number) => String(part).padStart(2, '0')
