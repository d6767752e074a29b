import { DAY_MS, type Day, dayAt, dayOf, isoDay, monthsLater } from './calendar.ts'
import { hitsOf, type SystemRule, withoutOverlaps } from './hit.ts'
import { foldKeepingLength, NUMBER_WORDS, numberOf } from './numbers.ts'

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const WEEKDAYS = 'domingo lunes martes miercoles jueves viernes sabado'.split(' ')
const NAMED: Readonly<Record<string, number>> = {
  anteayer: -2,
  'antes de ayer': -2,
  ayer: -1,
  hoy: 0,
  mañana: 1,
  manana: 1,
  'pasado mañana': 2,
  'pasado manana': 2,
}

const bounded = (body: string) => new RegExp(`(?<![\\p{L}\\p{N}/.-])(?:${body})(?![\\p{L}\\p{N}/]|[.-]\\d)`, 'gu')
const month = `${MONTHS.join('|')}|setiembre`
const count = `\\d{1,3}|${NUMBER_WORDS}`

const numeric = bounded(String.raw`(?<date>\d{1,2})(?<sep>[/.-])(?<month>\d{1,2})(?:\k<sep>(?<year>\d{4}|\d{2}))?`)
const iso = bounded(String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})`)
const written = bounded(
  `(?<date>\\d{1,2}|primero|${NUMBER_WORDS})(?:ro|°|º)?\\s+(?:de\\s+)?(?<month>${month})(?:\\s+(?:de\\s+|del\\s+)?(?<year>\\d{4}))?`,
)
const named =
  /(?<!\p{L})(?<!(?:por|de|en|a|esta|toda|cada) la )(?:antes de ayer|anteayer|ayer|hoy|pasado ma[ñn]ana|ma[ñn]ana)(?!\p{L})/gu
const weekday = bounded(
  `(?:(?<next>proximo|este)\\s+)?(?<day>${WEEKDAYS.join('|')})(?:\\s+(?<after>que viene|proximo|pasado|siguiente))?`,
)
const away = bounded(
  `(?<way>dentro de|en|hace)\\s+(?<count>${count})\\s+(?<unit>dias?|semanas?|mes(?:es)?|anos?|años?)`,
)
const period = bounded(
  String.raw`(?:la|el)\s+(?:(?<near>proxim[oa])\s+)?(?<unit>semana|mes|ano|año)(?:\s+(?<after>que viene|proxim[oa]|pasad[oa]))?`,
)

const ofMonth = bounded(
  `(?<date>\\d{1,2}|primero|${NUMBER_WORDS})(?:ro|°|º)?\\s+(?:(?<own>de\\s+este\\s+mes|del\\s+(?:mes\\s+(?:en\\s+curso|actual)|(?:presente|corriente)(?:\\s+mes)?))|del\\s+(?:(?:proximo|otro)\\s+mes|mes\\s+(?:que\\s+viene|proximo|siguiente|entrante)))`,
)

/**
 * Dates; value: yyyy-mm-dd. Future dates are preferred: "el lunes" is the next one, as is "15/3" without a year, unless that
 * day of this month is just over.
 */
export const date: SystemRule = ({ text, now, timeZone }) => {
  const folded =
    text.toLowerCase().length === text.length ? foldKeepingLength(text.toLowerCase()) : foldKeepingLength(text)
  const today = dayAt(now, timeZone)
  const iso8601 = (day: Day | undefined) => (day === undefined ? undefined : isoDay(day))
  const whole = ({ groups = {} }: RegExpMatchArray) => {
    const named = MONTHS.indexOf((groups.month ?? '').replace('setiembre', 'septiembre')) + 1
    return iso8601(dated(groups.year, named || Number(groups.month), dateOf(groups.date), today))
  }
  return withoutOverlaps([
    ...hitsOf(folded, iso, whole),
    ...hitsOf(folded, numeric, (match) => (match.groups?.sep === '/' || match.groups?.year ? whole(match) : undefined)),
    ...hitsOf(folded, written, whole),
    ...hitsOf(folded, ofMonth, ({ groups = {} }) => {
      const from = new Date(groups.own ? today : monthsLater(today, 1))
      return iso8601(dayOf(from.getUTCFullYear(), from.getUTCMonth() + 1, dateOf(groups.date)))
    }),
    ...hitsOf(folded, named, ([found]) => isoDay(today + (NAMED[found.replace('ñ', 'n')] ?? 0) * DAY_MS)),
    ...hitsOf(folded, weekday, ({ groups = {} }) =>
      isoDay(weekdayFrom(today, groups.day ?? '', groups.after === 'pasado')),
    ),
    ...hitsOf(folded, away, ({ groups = {} }) => {
      const steps = numberOf(groups.count ?? '')
      if (steps === undefined) return undefined
      return isoDay(later(today, groups.unit ?? '', groups.way === 'hace' ? -steps : steps))
    }),
    ...hitsOf(folded, period, ({ groups = {} }) => {
      if (!groups.near && !groups.after) return undefined
      return isoDay(later(today, groups.unit ?? '', /^pasad/.test(groups.after ?? '') ? -1 : 1))
    }),
  ])
}

const dateOf = (said = ''): number => (said === 'primero' ? 1 : (numberOf(said) ?? Number.NaN))

function dated(year: string | undefined, monthOf: number, dayOfMonth: number, today: Day): Day | undefined {
  if (year) return dayOf(Number(year.length === 2 ? `20${year}` : year), monthOf, dayOfMonth)
  const thisYear = new Date(today).getUTCFullYear()
  const own = dayOf(thisYear, monthOf, dayOfMonth)
  const isThisMonth = monthOf === new Date(today).getUTCMonth() + 1
  return own !== undefined && (own >= today || isThisMonth) ? own : (dayOf(thisYear + 1, monthOf, dayOfMonth) ?? own)
}

function weekdayFrom(today: Day, name: string, past: boolean): Day {
  const steps = (WEEKDAYS.indexOf(name) - new Date(today).getUTCDay() + 7) % 7 || 7
  return today + (past ? steps - 7 || -7 : steps) * DAY_MS
}

function later(today: Day, unit: string, steps: number): Day {
  if (unit.startsWith('dia')) return today + steps * DAY_MS
  if (unit.startsWith('semana')) return today + steps * 7 * DAY_MS
  return monthsLater(today, steps * (unit.startsWith('mes') ? 1 : 12))
}
