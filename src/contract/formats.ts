// The formats that the contract uses, and two helpers of its validators. Small: the browser loads them.

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/
const ZONED = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i
const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const BASE64 = /^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** A day that exists, as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (!day) return false
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** A moment with its zone, as in RFC 3339. */
export function isDateTime(text: string): boolean {
  const [day = '', time, ...rest] = text.split(/t|\s/i)
  return rest.length === 0 && isDate(day) && ZONED.test(time ?? '')
}

/** A time of day without a zone: 09:30 or 09:30:00. */
export const isTime = (text: string): boolean => TIME.test(text)
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)
export const isHostname = (text: string): boolean => HOST.test(text)
export const isUuid = (text: string): boolean => UUID.test(text)
export const isBase64 = (text: string): boolean => BASE64.test(text)

/** An absolute address. */
export function isUri(text: string): boolean {
  if (!SCHEME.test(text) || /\s/.test(text)) return false
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}

/** An address, absolute or relative to a page. */
export function isUriReference(text: string): boolean {
  return !/\s/.test(text) && (SCHEME.test(text) ? isUri(text) : !text.includes('\\'))
}

/** A text's length in code points, as JSON Schema counts it. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** A JSON value as text, the same for the same value in whatever order its keys came. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
  return `{${entries.sort().join(',')}}`
}

/** Whether two JSON values are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key as keyof typeof a], b[key as keyof typeof b]))
  )
}

/** Format → whether a text keeps it. Formats that are not here only describe. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  'date-time': isDateTime,
  time: isTime,
  email: isEmail,
  hostname: isHostname,
  uuid: isUuid,
  byte: isBase64,
  uri: isUri,
  'uri-reference': isUriReference,
}
