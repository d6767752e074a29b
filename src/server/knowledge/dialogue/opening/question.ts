import { dayIn } from '../../../../contract/zone.ts'
import { findEntities } from '../../nlu/index.ts'
import { significantWords } from '../elliptic.ts'
import type { Holiday } from '../holidays/calendar.ts'
import { plainWords } from '../words.ts'

/** What a customer asks about being open: whether it is open now, or on a day. */
export interface OpeningQuestion {
  /** YYYY-MM-DD; absent for now */
  date?: string
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
  /\b(?:abren?|abriran?|abris|abrieron|abiert[oa]s?|cierran?|cerraran?|cerrad[oa]s?|cerraron|atienden?|atenderan|atendiendo|atencion|trabajan?|trabajaran|trabajando|laboran?|laborando|laburan|funcionan?|funcionando|horarios?)\b/
/** Those that ask about this moment even without a word for it: "¿están abiertos?". */
const STATE =
  /\b(?:estan?|siguen?|continuan|ya|andan?|todavia|aun) (?:\w+ )?(?:abiert[oa]s?|cerrad[oa]s?|atendiendo|trabajando|laborando|funcionando|abrieron|cerraron)\b/
const NOW = /\b(?:ahora|ahorita|ahoritica|ahorititita|ahoritita|en este momento|a esta hora)\b/
const CLOSED = /\b(?:cierran?|cerraran?|cerrad[oa]s?|cerraron)\b/
/** Questions for the hours themselves. */
const ASKS_HOURS = /\b(?:(?:que|cual|cuales) (?:\w+ ){0,2}(?:horas?|horarios?|dias)|cuando|horarios?)\b/
/** Days in general: "los domingos". */
const USUAL = /\b(?:los|todos los|cada) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|dias|fines?)\b/
const HOLIDAY = /\b(?:feriados?|festivos?|asuetos?|puente|dias? inhabil(?:es)?|no laborables?)\b/
/** What somebody else does, or did. */
const OTHER_SENSE =
  /\b(?:me|nos|alguien|nadie|quien|estaba|estaban|fui|fuimos|pase|pasamos|llegue|llegamos|dijeron|dice|decia)\b/

/** Names of holidays that people use beside those of the calendar. */
const ALIASES: readonly (readonly [said: RegExp, name: string])[] = [
  [/\bsemana santa\b/, 'viernes santo'],
  [/\b(?:el )?dieciocho\b|\bfiestas patrias\b/, 'fiestas patrias'],
  [/\bdia del trabajo\b/, 'trabaj'],
  [/\bnochebuena\b|\bnavidad\b/, 'navidad'],
  [/\bfin de ano\b|\bano nuevo\b/, 'ano nuevo'],
  [/\breyes\b/, 'reyes'],
]

/** Words that do not say that the question is about something else. */
const NEUTRAL = new Set(
  `local locales tienda negocio sucursal sucursales consultorio clinica panaderia ferreteria oficina ustedes uds hoy dia
  dias normal publico servicio atencion aca aqui alla puedo ir pasar vas van siempre igual tambien nacional momento hora
  horas fin semana proximo proxima este esta sabes saben decir decirme digan aun todavia seguro ya estan siguen sera seran
  que es por ser fecha`.split(/\s+/),
)

/**
 * Reads a question whether the business is open, now or on a day. Undefined for other messages, and for days in general.
 * @param holidays from today on
 */
export function openingQuestion(
  text: string,
  now: Date,
  timeZone: string,
  holidays: readonly Holiday[],
): OpeningQuestion | undefined {
  const folded = plainWords(text)
  if (!OPENS.test(folded) || OTHER_SENSE.test(folded) || USUAL.test(folded)) return undefined
  const named = namedHoliday(folded, holidays)
  const [day] = findEntities(text, [{ name: 'day', type: 'system', system: 'date' }], now, timeZone)
  const isNow = NOW.test(folded) || (STATE.test(folded) && !day && !named && !HOLIDAY.test(folded))
  const next = !day && !isNow && HOLIDAY.test(folded) ? holidays[0] : undefined
  const date = isNow ? undefined : (named?.date ?? day?.value ?? next?.date)
  if (!isNow && date === undefined) return undefined
  const holiday = holidays.find((one) => one.date === (date ?? dayIn(now, timeZone)))
  // A holiday of that town alone is none that the hours or the calendar know.
  if (!holiday && HOLIDAY.test(folded)) return undefined
  // "¿A qué hora abren mañana?" asks for the hours, unless that day is another one than usual.
  if (ASKS_HOURS.test(folded) && !holiday && !isNow) return undefined
  const rest = folded
    .replace(plainWords(day?.text ?? ''), ' ')
    .replaceAll(
      new RegExp([OPENS, NOW, HOLIDAY, ...ALIASES.map(([said]) => said)].map(({ source }) => source).join('|'), 'g'),
      ' ',
    )
  const names = new Set(plainWords(named?.name ?? '').split(' '))
  return {
    ...(date !== undefined && { date }),
    ...(holiday && { holiday }),
    isNext: next !== undefined && named === undefined && next.date !== dayIn(now, timeZone),
    asksClosed: CLOSED.test(folded) && !ASKS_HOURS.test(folded),
    hasOther: significantWords(rest).some((word) => !NEUTRAL.has(plainWords(word)) && !names.has(plainWords(word))),
  }
}

/** Words of a name that many holidays share. */
const SHARED = new Set('dia del de la los las y el nacional traslado lunes martes'.split(' '))

/** Returns the next holiday that a text names. */
function namedHoliday(folded: string, holidays: readonly Holiday[]): Holiday | undefined {
  const alias = ALIASES.find(([said]) => said.test(folded))?.[1]
  const said = new Set(folded.split(' '))
  return holidays.find(({ name }) => {
    const own = plainWords(name)
    if (alias !== undefined && own.includes(alias)) return true
    const words = own.split(' ').filter((word) => !SHARED.has(word))
    return words.length > 0 && words.every((word) => said.has(word))
  })
}
