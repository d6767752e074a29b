import { minutesOf, TIMEZONE } from '../../../../contract/zone.ts'
import { time } from '../../nlu/system/times.ts'
import type { OpeningHours } from '../hours.ts'
import { hourPlaces } from '../slots/hour.ts'

type Ranges = Readonly<OpeningHours['week'][number]['ranges']>

/** Minutes of a day from one until another. */
type Span = readonly [from: number, until: number]

/** A time that may be meant: it is open if it is in the core, and closed if it is not even in the whole of it. */
interface Meant {
  core: Span
  whole: Span
}

/** The time of day for which a question asks. */
export interface AskedHour {
  /** what may be meant; empty if that cannot be read surely */
  meant: readonly Meant[]
  /** the words that say it */
  said: readonly string[]
}

const DAY = 1_440
const at = (minutes: number): Meant => ({ core: [minutes, minutes + 1], whole: [minutes, minutes + 1] })
const hours = (from: number, until: number): Span => [from * 60, until * 60]

/** Parts of the day, of which people agree only on the core. */
const PARTS: Readonly<Record<string, Meant>> = {
  manana: { core: hours(8, 12), whole: hours(5, 12) },
  tarde: { core: hours(14, 18), whole: hours(13, 20) },
  noche: { core: hours(21, 24), whole: hours(19, 29) },
}
const PART = /(?<!\p{L})(?:(?:a|por|en|de) la (ma[nñ]ana|tarde|noche)|(?:de|esta) (tarde|noche))(?!\p{L})/iu
/** Several hours: "de 9 a 13", "a las 9 o 10". */
const SEVERAL =
  /(?<!\p{L})(?:de|desde|entre)(?: las?)? \d{1,2}(?:[:.]\d\d)?(?: ?hs?)? (?:a|hasta|y)(?: las?)? \d{1,2}(?:[:.]\d\d)?(?: ?hs?)?(?![\p{L}\d/])|(?<!\p{L})a las? \d{1,2} o(?: a)?(?: las?)? \d{1,2}(?![\d/])/iu
/** The half of the day right after an hour: " am". */
const HALF = /^\s?[ap]\.?\s?m(?!\p{L})/iu
/** What is said before an hour that is the last one, or that leaves it open which one is meant. */
const UNTIL = /(?<!\p{L})hasta\s*(?:las?\s+)?$/iu
const VAGUE =
  /(?<!\p{L})(?:despu[eé]s|antes|pasad[oa]s?|m[aá]s|tipo|cerca|alrededor|sobre|entre)(?: de)?\s*(?:las?\s+)?$/iu

/** Without a part of the day, hours from this one on are in either half of it, and earlier ones in the afternoon. */
const EITHER = 7
/** Hours from this one on are said as they are. */
const MORNING = 10
/** Hours before this one belong to the night before as well. */
const DAWN = 6

/** Reads the time of day for which a text asks; undefined if it names none. */
export function askedHourIn(text: string): AskedHour | undefined {
  const part = PART.exec(text)
  const several = SEVERAL.exec(text)
  const places = hourPlaces(text).map(({ start, end }) => text.slice(start, end))
  const said = [...(several ? [several[0]] : []), ...places, ...(part ? [part[0]] : [])]
  if (said.length === 0) return undefined
  const hits = time({ text, now: new Date(0), timeZone: TIMEZONE })
  const [hit] = hits
  const named = PARTS[(part?.[1] ?? part?.[2] ?? '').toLowerCase().replace('ñ', 'n')]
  if (several || hits.length > 1) return { meant: [], said }
  if (!hit) return { meant: named && places.length <= 1 ? [named] : [], said }
  const half = HALF.exec(text.slice(hit.end))?.[0] ?? ''
  const own = text.slice(hit.start, hit.end) + half
  const words = half ? [own, ...said] : said
  const number = hit.start + Math.max(0, own.search(/\d/))
  const vague = VAGUE.exec(text.slice(0, number))?.[0].trim()
  if (vague !== undefined) return { meant: [], said: [...words, vague] }
  const minutes = Number(hit.value.slice(0, 2)) * 60 + Number(hit.value.slice(3))
  const isLast = UNTIL.test(text.slice(0, number))
  const meant = meantBy(minutes, own, part?.[0]).map((one) => at(isLast ? one - 1 : one))
  return { meant, said: isLast ? [...words, 'hasta'] : words }
}

/** Returns the minutes of the day that an hour may mean. */
function meantBy(minutes: number, own: string, part = ''): number[] {
  const hour = Math.floor(minutes / 60)
  if (/medio ?d[ií]a$/i.test(own) && !/\d/.test(own)) return [minutes, minutes + 60]
  // Midnight ends the day that is asked about.
  if (hour === 0 && /noche/i.test(part + own)) return [minutes + DAY]
  if (/tarde|noche/i.test(part) && hour < 12) return [minutes + DAY / 2]
  const isSure = hour >= MORNING || /(?:ma[nñ]ana|madrugada)$|\d\s?[ap]\.?m|\b0\d/i.test(own) || /ma[nñ]ana/i.test(part)
  if (hour < (isSure ? DAWN : 1)) return []
  if (isSure) return [minutes]
  return hour < EITHER ? [minutes + DAY / 2] : [minutes, minutes + DAY / 2]
}

/** Whether a day with these hours is open at the time that was asked for; undefined if that is not sure. */
export function isOpenThen({ meant }: AskedHour, ranges: Ranges): boolean | undefined {
  const spans = ranges.map(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return [start, end <= start ? end + DAY : end] as const
  })
  const overlaps = ([from, until]: Span) => spans.some(([start, end]) => from < end && start < until)
  const [first, ...others] = meant.map(({ core, whole }) => overlaps(core) || (overlaps(whole) ? undefined : false))
  return others.every((one) => one === first) ? first : undefined
}
