import { addDays, dayIn } from '../../../../contract/zone.ts'
import {
  closingTime,
  dayInWords,
  formatNextOpening,
  hoursOn,
  isOpen,
  nextOpening,
  type OpeningHours,
  rangesInWords,
  timeInWords,
} from '../hours.ts'
import type { OpeningQuestion } from './question.ts'

/** What is known about being open. */
export interface OpeningFact {
  /** what is sure, without its full stop */
  sure: string
  /** what the hours say nothing of, to add to it: whether it opens on that holiday */
  doubt?: string
}

/** What a question about being open is answered from. */
interface OpeningData {
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
      ? `El próximo ${data.word} es ${fullDay(date, today)}`
      : capital(`${fullDay(date, today)} es ${data.word}`)
    const name = asked.holiday.name
    return { sure: `${day} (${name})`, doubt: 'y no tengo confirmado si atendemos' }
  }
  if (!schedule) return undefined
  return { sure: asked.date === undefined ? nowFact(asked, data, schedule) : dayFact(asked, data, schedule) }
}

function nowFact({ asksClosed }: OpeningQuestion, { now, isHoliday }: OpeningData, schedule: OpeningHours): string {
  const closes = closingTime(schedule, now)
  if (isOpen(schedule, now))
    return `${asksClosed ? 'No' : 'Sí'}, ahora estamos atendiendo${closes ? `, hasta ${timeInWords(closes).replace(/^a /, '')}` : ''}`
  const next = nextOpening(schedule, now)
  // Whether it opens on a holiday of which the hours say nothing is not known.
  const isSure = next && (!isHoliday(next.date) || hoursOn(schedule, next.date).isException)
  return `${asksClosed ? 'Sí' : 'No'}, ahora estamos cerrados${isSure ? `. Abrimos ${formatNextOpening(schedule, now)}` : ''}`
}

function dayFact(asked: OpeningQuestion, data: OpeningData, schedule: OpeningHours): string {
  const { date = '', holiday, isNext, asksClosed } = asked
  const { ranges } = hoursOn(schedule, date)
  const opens = schedule.always_open || ranges.length > 0
  const full = fullDay(date, dayIn(data.now, data.timeZone))
  const name = holiday ? ` (${holiday.name})` : ''
  const day = isNext ? `el próximo ${data.word}, ${full}${name},` : holiday ? `${full}, ${data.word}${name},` : full
  const says = !opens ? 'no atendemos' : `atendemos ${schedule.always_open ? 'las 24 horas' : rangesInWords(ranges)}`
  return `${opens === asksClosed ? 'No' : 'Sí'}, ${day} ${says}`
}

/** Returns a day in words, with its date where that is not today or tomorrow. */
function fullDay(date: string, today: string): string {
  if (date <= addDays(today, 1)) return dayInWords(date, today)
  return dayInWords(date, addDays(date, -DAYS))
}

/** Days ahead from which a day is said with its date. */
const DAYS = 30

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
