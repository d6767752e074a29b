import { dayIn } from '../../../../contract/zone.ts'
import { findEntities } from '../../nlu/index.ts'
import { significantWords } from '../elliptic.ts'
import type { Holiday } from '../holidays/calendar.ts'
import { plainWords, spelledOut } from '../words.ts'
import { type AskedHour, askedHourIn } from './asked-hour.ts'

/** What a customer asks about being open: whether it is open now, or on a day. */
export interface OpeningQuestion {
  /** YYYY-MM-DD; absent for now */
  date?: string
  /** the days for which they ask after that one, in order: "martes y jueves" */
  others?: readonly string[]
  /** the time of day for which they ask */
  hour?: AskedHour
  /** the holiday that the day is */
  holiday?: Holiday
  /** they ask for "el feriado" without saying which */
  isNext: boolean
  /** they ask whether it is closed */
  asksClosed: boolean
  /** the message names something else, too */
  hasOther: boolean
}

/** Words with which customers of several countries ask whether a business is open. */
const OPENS =
  /\b(?:abren?|abriran?|abris|abiert[oa]s?|cierran?|cerraran?|cerrad[oa]s?|atienden?|atenderan|atendiendo|atencion|trabajan?|trabajaran|trabajando|laboran?|laborando|laburan|horarios?)\b/
/** Those that ask about this moment even without a word for it: "¿están abiertos?". */
const STATE =
  /\b(?:estan?|siguen?|continuan|ya|andan?|todavia|aun) (?:\w+ )?(?:abiert[oa]s?|cerrad[oa]s?|atendiendo|trabajando|laborando|abrieron|cerraron)\b/
const NOW = /\b(?:ahora|ahorita|ahoritica|ahorititita|ahoritita|en este momento|a esta hora)\b/
/** This moment, even if its part of the day is said: "a esta hora de la noche". */
const THIS_HOUR = /\ba esta hora\b/
/** Parts of this day. */
const THIS_PART = /\besta (?:tarde|noche)\b/
const CLOSED = /\b(?:cierran?|cerraran?|cerrad[oa]s?|cerraron)\b/
/** Days whose name may follow: "mañana sábado". */
const TODAY = /^(?:hoy|(?:pasado )?manana)$/
/** Questions for the hours themselves. */
const ASKS_HOURS = /\b(?:(?:que|cual|cuales) (?:\w+ ){0,2}(?:horas?|horarios?|dias)|cuando|horarios?)\b/
/** Days in general: "los domingos". */
const USUAL =
  /\b(?:los|todos los|cada) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dias|fines?)\b|\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo) a (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)\b/
const HOLIDAY = /\b(?:feriados?|festivos?|asuetos?|puente|dias? inhabil(?:es)?|no laborables?)\b/
/** A statement that something is closed, not a question: "hoy no atienden". */
const DENIES = /\bno (?:me |nos )?(?:abren?|atienden?|trabajan?|laboran?|estan? (?:abiert|atendiendo))/
/** What somebody else does, or did. */
const OTHER_SENSE =
  /\b(?:me|nos|alguien|nadie|quien|estaba|estaban|fui|fuimos|pase|pasamos|llegue|llegamos|dijeron|dice|decia)\b/

/** Names of holidays that people use beside those of the calendar. */
const ALIASES: readonly (readonly [said: RegExp, name: string])[] = [
  [/\bsemana santa\b/, 'viernes santo'],
  [/\bel dieciocho\b|\bfiestas patrias\b/, 'fiestas patrias'],
  [/\bdia del trabajo\b/, 'trabaj'],
  [/\bnavidad\b/, 'navidad'],
  [/\bano nuevo\b/, 'ano nuevo'],
  [/\breyes\b/, 'reyes'],
]

/** Days with a name that are no holidays themselves, as MM-DD. */
const NAMED_DAYS: readonly (readonly [said: RegExp, day: string])[] = [
  [/\bnochebuena\b/, '12-24'],
  [/\bfin de ano\b|\bnochevieja\b/, '12-31'],
]

/** Words that do not say that the question is about something else. */
const NEUTRAL = new Set(
  `local locales tienda negocio sucursal sucursales consultorio clinica panaderia ferreteria oficina ustedes uds hoy dia
  dias normal publico servicio atencion aca aqui alla puedo ir pasar vas van siempre igual tambien nacional momento hora
  horas fin semana proximo proxima este esta sabes saben decir decirme digan aun todavia seguro ya estan siguen sera seran
  que es por ser fecha si queria quisiera quiero gustaria saber consultar preguntar consulta pregunta duda`.split(
    /\s+/,
  ),
)

/**
 * Reads a question whether the business is open, now or on a day. Undefined for other messages, and for days in general.
 * @param holidays from today on
 * @param near the day (YYYY-MM-DD) to which one without its month is nearest; without it, the next such day counts
 */
export function openingQuestion(
  written: string,
  now: Date,
  timeZone: string,
  holidays: readonly Holiday[],
  near?: string,
): OpeningQuestion | undefined {
  const text = spelledOut(written)
  const folded = plainWords(text)
  if (!(OPENS.test(folded) || STATE.test(folded)) || OTHER_SENSE.test(folded) || USUAL.test(folded)) return undefined
  if (DENIES.test(folded) && !text.includes('?')) return undefined
  const today = dayIn(now, timeZone)
  const named = namedHoliday(folded, holidays)
  const [day, ...more] = findEntities(text, [{ name: 'day', type: 'system', system: 'date' }], now, timeZone)
  const bare = day ? undefined : BARE_DAY.exec(folded)
  const hour = THIS_HOUR.test(folded) ? undefined : askedHourIn(day ? text.replace(day.text, ' ') : text)
  const isThen = hour && (THIS_PART.test(folded) || NOW.test(folded) || STATE.test(folded))
  const ownDay = day?.value.slice(0, 10) ?? namedDay(folded, today) ?? (bare ? dayNear(bare, today, near) : undefined)
  const told = ownDay ?? (isThen && !named && !HOLIDAY.test(folded) ? today : undefined)
  const isNow = !hour && (NOW.test(folded) || (STATE.test(folded) && !told && !named && !HOLIDAY.test(folded)))
  const next = !told && !isNow && HOLIDAY.test(folded) ? holidays[0] : undefined
  const date = isNow ? undefined : (told ?? named?.date ?? next?.date)
  if (!isNow && (date === undefined || date < today)) return undefined
  const holiday = holidays.find((one) => one.date === (date ?? today))
  // A holiday of that town alone is none that the hours or the calendar know.
  if (!holiday && HOLIDAY.test(folded)) return undefined
  // "¿A qué hora abren mañana?" asks for the hours, unless that day is another one than usual.
  if (ASKS_HOURS.test(folded) && !holiday && !isNow) return undefined
  // "Hoy viernes" is one day, also on a Friday.
  const isAgain = (start: number) => day !== undefined && /^,? $/.test(text.slice(day.end, start))
  const further = TODAY.test(plainWords(day?.text ?? '')) ? more.filter(({ start }) => !isAgain(start)) : more
  const others = isNow ? [] : [...new Set(further.map(({ value }) => value.slice(0, 10)))].filter((one) => one !== date)
  const rest = [day?.text ?? bare?.[0] ?? '', ...more.map((one) => one.text), ...(hour?.said ?? [])]
    .reduce((left, said) => left.replace(plainWords(said), ' '), folded)
    .replaceAll(
      new RegExp(
        [OPENS, STATE, NOW, HOLIDAY, ...[...ALIASES, ...NAMED_DAYS].map(([said]) => said)]
          .map(({ source }) => source)
          .join('|'),
        'g',
      ),
      ' ',
    )
  const names = new Set(plainWords(named?.name ?? '').split(' '))
  return {
    ...(date !== undefined && { date }),
    ...(others.length > 0 && others.every((one) => one >= today) && { others }),
    ...(hour && { hour }),
    ...(holiday && { holiday }),
    isNext: next !== undefined && named === undefined && next.date !== today,
    asksClosed: CLOSED.test(folded) && !ASKS_HOURS.test(folded),
    hasOther: significantWords(rest).some((word) => !NEUTRAL.has(plainWords(word)) && !names.has(plainWords(word))),
  }
}

/** Words of a name that many holidays share. */
const SHARED = new Set('dia del de la los las y el nacional traslado lunes martes'.split(' '))

/** Returns the next day that a text names, YYYY-MM-DD. */
function namedDay(folded: string, today: string): string | undefined {
  const day = NAMED_DAYS.find(([said]) => said.test(folded))?.[1]
  if (day === undefined) return undefined
  const year = Number(today.slice(0, 4))
  return `${day < today.slice(5) ? year + 1 : year}-${day}`
}

/** A day without its month: "el 25", "el día 1", "el primero". */
const BARE_DAY =
  /\b(?:el|del|al) (?:dia )?(?:(\d{1,2})(?:ro|er|o)?|primero)(?= |$)(?! (?:de|a(?! las? )|y \d|hs|horas|pesos|metros|kilos|por)\b)/

/** Months around a day in which one without its month may be. */
const MONTHS_AROUND = [-1, 0, 1, 2]

/**
 * Returns the day of a month (YYYY-MM-DD) that is nearest to another one and not over, the later of two; without that
 * one, the next from today on.
 */
function dayNear([, number = '1']: RegExpExecArray, today: string, near: string | undefined): string | undefined {
  const from = near ?? today
  const [year = 0, month = 0] = from.split('-').map(Number)
  const days = MONTHS_AROUND.map((more) => new Date(Date.UTC(year, month - 1 + more, Number(number))))
    .filter((day) => day.getUTCDate() === Number(number))
    .map((day) => day.toISOString().slice(0, 10))
    .filter((day) => day >= today)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(from))
  return near === undefined ? days[0] : days.toSorted((a, b) => distance(a) - distance(b) || (a < b ? 1 : -1))[0]
}

/** Holidays that one word names. Other words are also streets and branches: "sucursal Independencia". */
const ALONE = new Set(['carnaval', 'navidad', 'corpus'])

/** Returns the next holiday that a text names. */
function namedHoliday(folded: string, holidays: readonly Holiday[]): Holiday | undefined {
  const alias = ALIASES.find(([said]) => said.test(folded))?.[1]
  const said = new Set(folded.split(' '))
  return holidays.find(({ name }) => {
    const own = plainWords(name)
    if (alias !== undefined && own.includes(alias)) return true
    const words = own.split(' ').filter((word) => !SHARED.has(word))
    const isNamed = words.length > 1 || said.has('dia') || HOLIDAY.test(folded) || ALONE.has(words[0] ?? '')
    return words.length > 0 && isNamed && words.every((word) => said.has(word))
  })
}
