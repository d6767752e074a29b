import { addDays, dayIn } from '../../../../contract/zone.ts'
import {
  closingTime,
  dayInWords,
  daysInWords,
  formatNextOpening,
  hoursOn,
  isOpen,
  nextOpening,
  type OpeningHours,
  rangesInWords,
  timeInWords,
} from '../hours.ts'
import { isOpenThen } from './asked-hour.ts'
import type { OpeningQuestion } from './question.ts'

/** The hours of a business that never closes. */
const ALWAYS = 'las 24 horas'

/** What is known about being open, as the parts of a sentence. */
export interface OpeningFact {
  /** whether that is a yes to the question; absent if it is neither yes nor no */
  yes?: boolean
  /** what is sure */
  sure: string
  /** from when until when, as the sentence goes on */
  hours?: string
  /** the times in `hours` (HH:MM), if they are those of any such day */
  usual?: readonly string[]
  /** it answers for an hour, so that the bot's own answer adds nothing */
  isWhole?: boolean
  /** what the hours say nothing of: whether it opens on that holiday */
  doubt?: string
  /** a sentence that follows */
  next?: string
}

/** What a question about being open is answered from. */
export interface OpeningData {
  schedule: OpeningHours | undefined
  now: Date
  timeZone: string
  /** whether a day (YYYY-MM-DD) is a national holiday */
  isHoliday(date: string): boolean
  /** what a holiday is called in the country of the bot */
  word: string
}

/** Answers with yes or no whether the business is open, now or on a day. Undefined without hours and without a holiday. */
export function openingFact(asked: OpeningQuestion, data: OpeningData): OpeningFact | undefined {
  const { schedule, now, timeZone } = data
  const today = dayIn(now, timeZone)
  const date = asked.date ?? today
  const isKnown = schedule !== undefined && (schedule.always_open || hoursOn(schedule, date).isException)
  const isClosedAnyway = asked.date === undefined && schedule !== undefined && !isOpen(schedule, now)
  if (asked.holiday && !isKnown && !isClosedAnyway) {
    const day = asked.isNext
      ? `el próximo ${data.word} es ${fullDay(date, today)}`
      : `${fullDay(date, today)} es ${data.word}`
    const name = asked.holiday.name
    return { sure: `${day} (${name})`, doubt: ' y no tengo confirmado si atendemos' }
  }
  if (!schedule) return undefined
  const several = severalFact(asked, data, schedule)
  if (several) return several
  return asked.date === undefined ? nowFact(asked, data, schedule) : dayFact(asked, data, schedule)
}

/** Returns what is known of days in general (0 is Monday): "Los sábados atendemos de 9 a 13 y los domingos no atendemos." */
export function usualFact(weekdays: readonly number[], schedule: OpeningHours): OpeningFact {
  const rangesOf = (day: number) => schedule.week.find((one) => one.day === day)?.ranges ?? []
  const said = weekdays.map((day) => {
    const ranges = rangesOf(day)
    if (schedule.always_open) return { day, does: `atendemos ${ALWAYS}` }
    return { day, does: ranges.length > 0 ? `atendemos ${rangesInWords(ranges)}` : 'no atendemos' }
  })
  // Neighbouring days with the same hours are said together.
  const groups: { days: number[]; does: string }[] = []
  for (const { day, does } of said) {
    const last = groups.at(-1)
    if (last?.does === does) last.days.push(day)
    else groups.push({ days: [day], does })
  }
  const named = groups.map(({ days, does }) => `${daysInWords(days)} ${does}`)
  return { sure: named.length > 1 ? `${named.slice(0, -1).join(', ')} y ${named.at(-1)}` : named.join('') }
}

/** Returns a fact in words. Without its yes or no it is only told. */
export function formatFact({ yes, sure, hours = '', doubt = '', next }: OpeningFact): string {
  const told = `${sure}${hours}${doubt}.`
  return [yes === undefined ? capital(told) : `${yes ? 'Sí' : 'No'}, ${told}`, ...(next ? [next] : [])].join(' ')
}

function nowFact(
  { asksClosed }: OpeningQuestion,
  { now, isHoliday, timeZone }: OpeningData,
  schedule: OpeningHours,
): OpeningFact {
  const closes = closingTime(schedule, now)
  if (isOpen(schedule, now))
    return {
      ...{ yes: !asksClosed, sure: 'ahora estamos atendiendo' },
      ...(closes && { hours: `, hasta ${timeInWords(closes).replace(/^a /, '')}` }),
      ...(closes && !hoursOn(schedule, dayIn(now, timeZone)).isException && { usual: [closes] }),
    }
  const next = nextOpening(schedule, now)
  // Whether it opens on a holiday of which the hours say nothing is not known.
  const isSure = next && (!isHoliday(next.date) || hoursOn(schedule, next.date).isException)
  return {
    ...{ yes: asksClosed, sure: 'ahora estamos cerrados' },
    ...(isSure && { next: `Abrimos ${formatNextOpening(schedule, now)}.` }),
  }
}

function dayFact(asked: OpeningQuestion, data: OpeningData, schedule: OpeningHours): OpeningFact {
  const { date = '', hour, holiday, isNext, asksClosed } = asked
  const { ranges, isException } = hoursOn(schedule, date)
  const opens = schedule.always_open || ranges.length > 0
  const full = fullDay(date, dayIn(data.now, data.timeZone))
  const name = holiday ? ` (${holiday.name})` : ''
  const day = isNext ? `el próximo ${data.word}, ${full}${name},` : holiday ? `${full}, ${data.word}${name},` : full
  const fact = { yes: opens !== asksClosed, sure: `${day} ${opens ? 'atendemos' : 'no atendemos'}` }
  if (!opens) return fact
  if (schedule.always_open) return { ...fact, hours: ` ${ALWAYS}` }
  if (hour) {
    const yes = asksClosed ? undefined : isOpenThen(hour, ranges)
    return { ...(yes !== undefined && { yes }), sure: fact.sure, hours: ` ${rangesInWords(ranges)}`, isWhole: true }
  }
  const usual = isException ? undefined : ranges.flatMap(({ from, to }) => [from, to])
  return { ...fact, hours: ` ${rangesInWords(ranges)}`, ...(usual && { usual }) }
}

/** Answers for several days at once, if what the hours say of each is sure: "el martes y el jueves atendemos de 9 a 20". */
function severalFact(
  { date, others = [], hour, asksClosed }: OpeningQuestion,
  { now, timeZone, isHoliday }: OpeningData,
  schedule: OpeningHours,
): OpeningFact | undefined {
  if (date === undefined || others.length === 0 || hour) return undefined
  const today = dayIn(now, timeZone)
  const days = [...new Set([date, ...others])].sort()
  const isSure = (day: string) => schedule.always_open || !isHoliday(day) || hoursOn(schedule, day).isException
  if (!days.every(isSure)) return undefined
  const told = days.map((day) => ({
    day: fullDay(day, today),
    hours: schedule.always_open ? ALWAYS : rangesInWords(hoursOn(schedule, day).ranges),
  }))
  const groups = new Map<string, string[]>()
  for (const { day, hours } of told) groups.set(hours, [...(groups.get(hours) ?? []), day])
  const [first, ...rest] = told
  const opens = first !== undefined && first.hours !== ''
  const isSame = rest.every(({ hours }) => (hours !== '') === opens)
  const said = [...groups].map(([hours, own]) => `${inWords(own)} ${hours ? `atendemos ${hours}` : 'no atendemos'}`)
  return { ...(isSame && { yes: opens !== asksClosed }), sure: inWords(said), isWhole: true }
}

/** Returns parts of a sentence with commas and "y" between them. */
const inWords = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' y ')

/** Returns a day in words, with its date where that is not today or tomorrow. */
export function fullDay(date: string, today: string): string {
  if (date <= addDays(today, 1)) return dayInWords(date, today)
  return dayInWords(date, addDays(date, -DAYS))
}

/** Days ahead from which a day is said with its date. */
const DAYS = 30

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
