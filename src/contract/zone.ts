// Days and hours as the business counts them: one rule for the server, for what the browser works out from events, and
// for both sides of midnight. The browser's own zone decides nothing.

/** Where a bot's days begin when it does not say. */
export const TIMEZONE = 'America/Argentina/Buenos_Aires'

/** A moment as the clocks of a zone show it. */
interface LocalTime {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
}

/** The zone of the machine's own clock: what counts for the person before it, such as quiet hours. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether there is such a zone. */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** How far a zone's clocks are from UTC at a moment: 'UTC-3', 'UTC+5:30', 'UTC'; '' for a zone that nobody knows. */
export function offsetOf(zone: string, at: Date): string {
  if (!isZone(zone)) return ''
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC')
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Building one takes far longer than using it; an unknown zone is the default's. */
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

/** Milliseconds in which no zone's clocks change but at the ends. */
const QUARTER = 900_000
const offsets = new Map<string, Map<number, number>>()

/** How far a zone's clocks are ahead of UTC, in milliseconds. Looked up once per quarter of an hour: threads are long. */
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

/** What the clocks of a zone show at a moment. */
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

/** `20/11/2026 16:42`: the form that chats carry (`ChatDate` in the contract). */
export function formatChatDate(at: string | number | Date, zone: string): string {
  const { year, month, day, hour, minute } = localTime(at, zone)
  return `${two(day)}/${two(month)}/${year} ${two(hour)}:${two(minute)}`
}

/** `2026-11-20`: the day of a moment in a zone. */
export function dayIn(at: string | number | Date, zone: string): string {
  const { year, month, day } = localTime(at, zone)
  return `${year}-${two(month)}-${two(day)}`
}

/** A day so many days after another one; negative for before. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7
}

/**
 * The moment at which the clocks of a zone show a day and an hour (`2026-11-20`, `09:00`). An hour that a change of
 * the clocks leaves out is the one after it; what is no day or hour is an invalid date.
 */
export function momentIn(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wanted)) return new Date(wanted)
  // the zone's distance from UTC is guessed at the moment itself, then looked up where that leads
  const near = wanted - offsetAt(wanted, zone)
  return new Date(wanted - offsetAt(near, zone))
}
