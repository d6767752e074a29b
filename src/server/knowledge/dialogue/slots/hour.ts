import { TIMEZONE } from '../../../../contract/zone.ts'
import { withoutOverlaps } from '../../nlu/system/hit.ts'
import { time } from '../../nlu/system/times.ts'

const PART = /(?<!\p{L})(?:a|por|en|de) la (mañana|manana|tarde|noche)(?!\p{L})/iu
const EARLY = /(?<!\p{L})(?:temprano|tempranito|primera hora|[uú]ltima hora)(?!\p{L})/iu
/**
 * What "tipo 5" follows where it is an hour: another noun before it makes it a kind, as in "diabetes tipo 2". Looking back
 * takes long, so it comes after the word was seen.
 */
const BEFORE_TYPE = String.raw`(?<=^\s*|[.,;:!?\d]\s*|(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana|manana|tarde|noche|pasado|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|d[ií]a|turno|cita|hora|consulta|semana|y|o|a|para|pa|como|es|sea|ser[ií]a|mejor|voy|vamos|ir[ií]a|puedo|podemos|podr[ií]a|abren?|atienden?|cierran?|llego|paso|salgo|quiero|prefiero|ah[ií])\s+)`
/** "Tipo 5", "a eso de las 5": an hour without more. */
const ABOUT = new RegExp(
  String.raw`(?<!\p{L})(?:(?=tipo)${BEFORE_TYPE}tipo|a eso de|como a|cerca de|alrededor de|despu[eé]s de|antes de|a partir de)\s+(?:las?\s+)?(\d{1,2})(?:[:.](\d{2}))?(?!\s*(?!de la|hs?(?!\p{L})|horas)\p{L}{2,}|\d)`,
  'iu',
)
/** "Entre las 9 y las 11", "de 9 a 11 hs". Without "las" or what hours are written with, the numbers may be anything. */
const RANGE =
  /(?<!\p{L})(?:entre|de|desde)\s+(las?\s+)?(\d{1,2})(?:[:.](\d{2}))?(?:\s*hs?)?\s+(?:y|a|hasta)\s+(las?\s+)?(\d{1,2})(?:[:.](\d{2}))?(\s*(?:hs?(?!\p{L})|horas)|\s+(?:de|por|a) la (?:mañana|manana|tarde|noche))?(?!\p{L}|\d|[/.-]\d|\s+de\s(?!la\s))/iu
/** What is said before an hour that is a limit. */
const LIMIT = /(?:^|[^\p{L}])(despu[eé]s de|antes de|a partir de|desde|hasta)\s*(?:las?\s+)?$/iu

/** The hours that a business means by a number without a part of the day: nobody comes at 5 in the morning. */
const EARLIEST = 7

/** Returns an hour as staff read it, in the part of the day that it is said with. */
function shownHour([hour, minute]: readonly [number, number], part: string | undefined, isMorning: boolean): string {
  const isLate = hour > 0 && hour < 12 && !isMorning && (part !== undefined || hour < EARLIEST)
  return [isLate ? hour + 12 : hour, minute].map((number) => String(number).padStart(2, '0')).join(':')
}

const isTime = ([hour, minute]: readonly [number, number]): boolean => hour < 24 && minute < 60

/** Returns the two hours between which a customer wishes something. */
function rangeIn(text: string, part: string | undefined, isMorning: boolean): string | undefined {
  const [all, some, from, fromMinute, others, to, toMinute, written] = RANGE.exec(text) ?? []
  if (all === undefined || !(some || others || fromMinute || toMinute || written)) return undefined
  const ends = [
    [Number(from), Number(fromMinute ?? 0)],
    [Number(to), Number(toMinute ?? 0)],
  ] as const
  if (!ends.every(isTime)) return undefined
  const [[hour], [until]] = ends
  // "De 11 a 2 de la tarde" begins before that part of the day.
  const first = shownHour(ends[0], hour <= until ? part : undefined, isMorning)
  // "De 22 a 2" ends after midnight.
  const isNextDay = part === undefined && until < hour && until + 12 <= hour
  const last = until === 12 && part === 'noche' ? '00:00' : shownHour(ends[1], part, isMorning || isNextDay)
  return `entre las ${first} y las ${last}`
}

/**
 * Returns when in the day a customer wishes something, as staff read it: "17:00", "por la tarde", "después de las 16:00",
 * "entre las 09:00 y las 11:00". An hour in the afternoon may be said with its number alone.
 */
export function wishedHourIn(text: string): string | undefined {
  const part = PART.exec(text)?.[1]?.toLowerCase()
  const isMorning = (part?.startsWith('ma') ?? false) || /\d\s?a\.?m\b|madrugada/i.test(text)
  const range = rangeIn(text, part, isMorning)
  if (range !== undefined) return range
  const [hit] = time({ text, now: new Date(0), timeZone: TIMEZONE })
  const about = hit ? null : ABOUT.exec(text)
  const said = hit?.value ?? (about ? `${(about[1] ?? '').padStart(2, '0')}:${about[2] ?? '00'}` : undefined)
  if (said === undefined)
    return part ? `por la ${part.replace('manana', 'mañana')}` : EARLY.exec(text)?.[0].toLowerCase()
  const [hour = 0, minute = 0] = said.split(':').map(Number)
  if (!isTime([hour, minute])) return undefined
  const shown = shownHour([hour, minute], part, isMorning)
  const start = hit?.start ?? about?.index ?? 0
  const number = start + (/^\D*/.exec(text.slice(start))?.[0].length ?? 0)
  const limit = LIMIT.exec(text.slice(0, number))?.[1]
  return limit ? `${limit.toLowerCase()} las ${shown}` : shown
}

/** Returns the places of a text that say when in the day. */
export function hourPlaces(text: string): { start: number; end: number }[] {
  const places = [RANGE, ABOUT, PART, EARLY].flatMap((pattern) => {
    const match = pattern.exec(text)
    return match ? [{ start: match.index, end: match.index + match[0].length }] : []
  })
  return withoutOverlaps([...time({ text, now: new Date(0), timeZone: TIMEZONE }), ...places])
}
