import type { components } from '../../../../generated/api.d.ts'
import { addDays, dayIn, localTime, minutesOf, weekdayOf } from '../../../contract/zone.ts'

export type OpeningHours = components['schemas']['OpeningHours']
type Range = components['schemas']['OpeningRange']

const DAY_MINUTES = 1_440

/** Returns the local day (YYYY-MM-DD), its weekday (0 is Monday) and the minutes since midnight. */
function localNow(at: Date, timeZone: string) {
  const { hour, minute } = localTime(at, timeZone)
  return { ...dayOf(dayIn(at, timeZone)), minutes: hour * 60 + minute }
}

function dayOf(date: string) {
  return { date, weekday: weekdayOf(date) }
}

function before({ date }: { date: string }) {
  return dayOf(addDays(date, -1))
}

/**
 * Returns whether a time is within the hours of its day or of the day before, where a range may extend past midnight.
 * @param hoursOf returns the hours of a day, by its date (YYYY-MM-DD) or its weekday (0 is Monday)
 */
export function isWithin(
  hoursOf: (day: { date: string; weekday: number }) => readonly Pick<Range, 'from' | 'to'>[],
  at: Date,
  timeZone: string,
): boolean {
  const now = localNow(at, timeZone)
  const within =
    (minutes: number) =>
    ({ from, to }: Pick<Range, 'from' | 'to'>) => {
      const [start, end] = [minutesOf(from), minutesOf(to)]
      return minutes >= start && minutes < (end <= start ? end + DAY_MINUTES : end)
    }
  return hoursOf(now).some(within(now.minutes)) || hoursOf(before(now)).some(within(now.minutes + DAY_MINUTES))
}

/** Returns whether the business is open at a given time. An exception replaces the hours of its day. */
export const isOpen = (hours: OpeningHours, at: Date): boolean =>
  hours.always_open || isWithin((day) => rangesOn(hours, day), at, hours.timezone)

/** Returns the hours of a day (YYYY-MM-DD), and whether an exception sets them. */
export function hoursOn(hours: OpeningHours, date: string): { ranges: readonly Range[]; isException: boolean } {
  const isException = hours.exceptions.some(({ date_from, date_to }) => date_from <= date && date <= date_to)
  return { ranges: rangesOn(hours, dayOf(date)), isException }
}

/** Returns when an open business closes (HH:MM); undefined if it is closed or open all day. */
export function closingTime(hours: OpeningHours, at: Date): string | undefined {
  if (hours.always_open || !isOpen(hours, at)) return undefined
  const now = localNow(at, hours.timezone)
  const today = rangesOn(hours, now).find(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return now.minutes >= start && (end <= start || now.minutes < end)
  })
  return today?.to ?? rangesOn(hours, before(now)).find(({ from, to }) => to <= from)?.to
}

/** Returns the hours of a day: those of its exception, else those of its weekday. */
function rangesOn(hours: OpeningHours, { date, weekday }: { date: string; weekday: number }): readonly Range[] {
  const exception = hours.exceptions.find(({ date_from, date_to }) => date_from <= date && date <= date_to)
  return exception?.ranges ?? hours.week.find(({ day }) => day === weekday)?.ranges ?? []
}

/** Days within which the next opening is looked for. */
const HORIZON = 60

/** When the business opens next, in its own time zone. */
interface Opening {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM */
  time: string
}

/** Returns when a closed business opens next; undefined if it is open, or stays closed for weeks. */
export function nextOpening(hours: OpeningHours, at: Date): Opening | undefined {
  if (isOpen(hours, at)) return undefined
  const { date: today, minutes } = localNow(at, hours.timezone)
  for (let later = 0; later <= HORIZON; later++) {
    const day = dayOf(addDays(today, later))
    const times = rangesOn(hours, day).map(({ from }) => from)
    const time = times.filter((from) => later > 0 || minutesOf(from) > minutes).sort()[0]
    if (time !== undefined) return { date: day.date, time }
  }
  return undefined
}

const WEEKDAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

/** Days ahead that a weekday alone still identifies. */
const WEEK = 7

/**
 * Returns the next opening in words, as a customer says it: "hoy a las 16", "mañana a las 9:30", "el lunes a las 9",
 * "el lunes 5 de enero a las 9". Empty while the business is open, or if it stays
 * closed for weeks.
 */
export function formatNextOpening(hours: OpeningHours | undefined, at: Date): string {
  const next = hours && nextOpening(hours, at)
  if (!next) return ''
  const today = dayIn(at, hours.timezone)
  return `${dayInWords(next.date, today)} ${timeInWords(next.time)}`
}

/** Returns a day in words, seen from today: "hoy", "mañana", "el lunes", "el lunes 5 de enero". */
export function dayInWords(date: string, today: string): string {
  if (date === today) return 'hoy'
  if (date === addDays(today, 1)) return 'mañana'
  const weekday = `el ${WEEKDAYS[weekdayOf(date)]}`
  if (date < addDays(today, WEEK)) return weekday
  return `${weekday} ${Number(date.slice(8))} de ${MONTHS[Number(date.slice(5, 7)) - 1]}`
}

/**
 * Returns days in general in words (0 is Monday): "los domingos", "los sábados y domingos", "de lunes a viernes", "los
 * lunes, miércoles y viernes".
 */
export function daysInWords(days: readonly number[]): string {
  const [first = 0] = days
  if (days.length > 2 && days.every((day, place) => day === first + place))
    return `de ${WEEKDAYS[first]} a ${WEEKDAYS[days.at(-1) ?? 0]}`
  const names = days.map((day) => (day < 5 ? WEEKDAYS[day] : `${WEEKDAYS[day]}s`))
  return `los ${[names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' y ')}`
}

/** Returns ranges in words: "de 9 a 13 y de 17 a 20:30". */
export const rangesInWords = (ranges: readonly Range[]): string =>
  ranges.map(({ from, to }) => `de ${clock(from)} a ${clock(to)}`).join(' y ')

/** Returns the hours of a week in words: "de lunes a viernes de 9 a 20 y los sábados de 9 a 13". */
export function weekInWords({ week }: OpeningHours): string {
  const days = new Map<string, number[]>()
  for (const { day, ranges } of week.toSorted((a, b) => a.day - b.day)) {
    const hours = rangesInWords(ranges)
    if (hours) days.set(hours, [...(days.get(hours) ?? []), day])
  }
  const said = [...days].map(([hours, own]) => `${daysInWords(own)} ${hours}`)
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter(Boolean).join(' y ')
}

const clock = (time: string) => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')

/** Returns an hour in words: "a las 9", "a la 1:30", "a medianoche". */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour % 24 === 0 && minute === 0) return 'a medianoche'
  const said = minute === 0 ? `${hour}` : `${hour}:${String(minute).padStart(2, '0')}`
  return hour === 1 ? `a la ${said}` : `a las ${said}`
}
