// Days and times in the business's time zone, shared by the server and the browser. The browser's own time zone is not
// used, except through {@link ownZone}.

/** The default time zone of a bot. */
export const TIMEZONE = 'America/Argentina/Buenos_Aires'

/** A moment as shown by the clocks of a time zone. */
interface LocalTime {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
}

/** The time zone of the browser or machine. Applies to the person using it, e.g. for quiet hours. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether a text is a day of the calendar (YYYY-MM-DD). */
export function isDay(text: string): boolean {
  const at = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // The parser takes the 30th of February for the 2nd of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Whether the time zone exists. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Returns the UTC offset of a time zone at a moment: 'UTC-3', 'UTC+5:30', 'UTC'; '' for an unknown time zone. */
export function offsetOf(zone: string, at: Date): string {
  if (!isZone(zone)) return ''
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC')
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Returns a cached formatter, because creating one is slow. An unknown time zone falls back to the default. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const make = (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts })
  let clock: Intl.DateTimeFormat
  try {
    clock = make(zone)
  } catch {
    clock = make(TIMEZONE)
  }
  clocks.set(zone, clock)
  return clock
}

/** In milliseconds. Time zone offsets only change at quarter hours. */
const QUARTER = 900_000
const offsets = new Map<string, Map<number, number>>()

/**
 * Returns the UTC offset of a time zone in milliseconds. Cached per quarter hour, because long threads format many
 * dates.
 */
function offsetAt(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER)
  const before = offsets.get(zone)
  const known = before && before.size < 10_000 ? before : new Map<number, number>()
  if (known !== before) offsets.set(zone, known)
  let offset = known.get(quarter)
  if (offset === undefined) {
    const start = quarter * QUARTER
    const found: Record<string, number> = {}
    for (const { type, value } of clockOf(zone).formatToParts(start)) found[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found
    offset = Date.UTC(year, month - 1, day, hour, minute) - Math.floor(start / 60_000) * 60_000
    known.set(quarter, offset)
  }
  return offset
}

/** Converts a moment to the local time of a time zone. */
export function localTime(at: string | number | Date, zone: string): LocalTime {
  const moment = new Date(at).getTime()
  const shown = new Date(moment + offsetAt(moment, zone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

const two = (part: number) => String(part).padStart(2, '0')

/** `20/11/2026 16:42`: the date format of chats (`ChatDate` in the contract). */
export function formatChatDate(at: string | number | Date, zone: string): string {
  const { year, month, day, hour, minute } = localTime(at, zone)
  return `${two(day)}/${two(month)}/${year} ${two(hour)}:${two(minute)}`
}

/** `2026-11-20`: the day of a moment in a time zone. */
export function dayIn(at: string | number | Date, zone: string): string {
  const { year, month, day } = localTime(at, zone)
  return `${year}-${two(month)}-${two(day)}`
}

/** Returns the same day some months earlier, or the last of that month if it is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Returns the day that is a number of days later, or earlier for a negative number. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
}

/**
 * Returns the moment at a local day and time (`2026-11-20`, `09:00`) of a time zone. A time skipped by a clock change
 * becomes a time after it. Invalid input returns an invalid date.
 */
export function momentIn(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return new Date(wanted)
  // Estimate the offset as if the local time were UTC, then look it up at the resulting moment.
  const near = wanted - offsetAt(wanted, zone)
  return new Date(wanted - offsetAt(near, zone))
}

/** Returns the minutes since midnight of an hour (HH:MM). */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
