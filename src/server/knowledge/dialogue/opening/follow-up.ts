import { dayIn } from '../../../../contract/zone.ts'
import { elliptic, withoutLead } from '../elliptic.ts'
import type { Holiday } from '../holidays/calendar.ts'
import { plainWords } from '../words.ts'
import { askedHourIn } from './asked-hour.ts'
import { type OpeningQuestion, openingQuestion } from './question.ts'

/** A message that continues a question about the hours: for a day, for days in general, or until when. */
interface OpeningFollowUp {
  asked: OpeningQuestion
  /** days in general (0 is Monday), instead of a date */
  weekdays?: readonly number[]
  /** the same as a question of its own */
  text: string
}

/** What a message is read with. */
interface Reading {
  /** the question that it continues */
  topic: string
  now: Date
  timeZone: string
  /** from today on */
  holidays: readonly Holiday[]
}

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']
/** Days in general: "los domingos", "los fines de semana", "entre semana". */
const USUAL =
  /^(?:(?:(?:para|en|durante) )?(?:los|todos los|cada) (?<days>(?:(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)(?: (?:(?:y|e|o) )?(?:los )?)?)+)|(?:(?:en|durante|para) )?(?:el |los )?(?<weekend>findes?|fines? de semana)|(?<week>entre semana|en la semana|dias? de semana|dias? habil(?:es)?))$/
/** Questions for the hours of the day that was asked about. */
const UNTIL =
  /^(?:(?:hasta|desde|a) )?(?:que|q) (?:hora|horas|horario)(?: (?:estan|atienden|abren|cierran|abre|cierra|es|seria|mas o menos))*$/

/** Holidays in general, about which the owner may have written. */
const ALL_HOLIDAYS = /\b(?:los|todos los|cada|dias) (?:dias )?(?:feriados?|festivos?|asuetos?)\b/

/** Courtesies around what is asked. */
const AROUND =
  /^(?:(?:ah|ok|dale|listo|bueno|perfecto|oye|disculpa|perdon|y|e|pero|entonces) )+| (?:por favor|porfa|gracias|tambien|igual|abren|atienden|abiert[oa]s?|trabajan|estan abiertos)$/g

/**
 * Reads a message after a question about the hours: "¿y el 25?", "¿y en navidad?", "¿y los domingos?", "¿y hasta qué
 * hora?". A day without its month is the one nearest to the day that was asked about. Undefined if it says anything else.
 */
export function openingFollowUp(
  text: string,
  { topic, now, timeZone, holidays }: Reading,
): OpeningFollowUp | undefined {
  if (!elliptic(text) && !text.includes('?')) return undefined
  const before = openingQuestion(topic, now, timeZone, holidays)
  const folded = plainWords(text).replace(AROUND, '').replace(AROUND, '')
  const usual = USUAL.exec(folded)
  if (usual) {
    const days = weekdaysIn(usual.groups ?? {})
    return { asked: { isNext: false, asksClosed: false, hasOther: false }, weekdays: days, text: `abren ${folded}` }
  }
  if (UNTIL.test(folded)) {
    if (!before || before.hasOther) return undefined
    const { hour: _, ...asked } = before
    return { asked, text: topic }
  }
  if (ALL_HOLIDAYS.test(folded)) return undefined
  const own = `abren ${withoutLead(text)}`
  const near = before?.date ?? dayIn(now, timeZone)
  // An hour alone is one of the day that was asked about.
  const asked =
    openingQuestion(own, now, timeZone, holidays, near) ??
    (before && askedHourIn(text)
      ? openingQuestion(`${own} el ${onlyDate(near)}`, now, timeZone, holidays, near)
      : undefined)
  if (!asked || asked.hasOther) return undefined
  return { asked, text: asked.date === undefined ? own : `abren el ${onlyDate(asked.date)}` }
}

/** Words of a question whether the business is open, around the days for which it asks. */
const OPENS =
  /^(?:(?:hola|buenas|consulta|disculpa|che) )*(?:(?:abren|atienden|trabajan|estan abiertos|estan atendiendo) )|(?: (?:abren|atienden|trabajan|estan abiertos|estan atendiendo))$/

/** Returns the days in general (0 is Monday) of a question for them alone: "¿atienden los martes y jueves?". */
export function usualDaysIn(text: string): number[] | undefined {
  const folded = plainWords(text)
  const days = folded.replace(OPENS, '')
  const usual = days === folded ? null : USUAL.exec(days.replace(AROUND, ''))
  const found = usual ? weekdaysIn(usual.groups ?? {}) : []
  return found.length > 0 ? found : undefined
}

const onlyDate = (date: string) => date.split('-').reverse().join('/')

function weekdaysIn({ days, week }: Partial<Record<string, string>>): number[] {
  if (week !== undefined) return [0, 1, 2, 3, 4]
  if (days === undefined) return [5, 6]
  return days.split(' ').flatMap((word) => {
    const day = WEEKDAYS.indexOf(word.replace(/(?<=sabado|domingo)s$/, ''))
    return day < 0 ? [] : [day]
  })
}
