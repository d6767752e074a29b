import { TIMEZONE } from '../../../../contract/zone.ts'
import { withoutOverlaps } from '../../nlu/system/hit.ts'
import { time } from '../../nlu/system/times.ts'

const PART = /(?<!\p{L})(?:a|por|en|de) la (mañana|manana|tarde|noche)(?!\p{L})/iu
const EARLY = /(?<!\p{L})(?:temprano|tempranito|primera hora|[uú]ltima hora)(?!\p{L})/iu
/** "Tipo 5", "a eso de las 5": an hour without more. */
const ABOUT =
  /(?<!\p{L})(?:tipo|a eso de|como a|cerca de|alrededor de|despu[eé]s de|antes de|a partir de)\s+(?:las?\s+)?(\d{1,2})(?:[:.](\d{2}))?(?!\s*(?!de la|hs?(?!\p{L})|horas)\p{L}{2,}|\d)/iu
/** What is said before an hour that is a limit. */
const LIMIT = /(?:^|[^\p{L}])(despu[eé]s de|antes de|a partir de|desde|hasta)\s*(?:las?\s+)?$/iu

/** The hours that a business means by a number without a part of the day: nobody comes at 5 in the morning. */
const EARLIEST = 7

/**
 * Returns when in the day a customer wishes something, as staff read it: "17:00", "por la tarde", "después de las 16:00".
 * An hour in the afternoon may be said with its number alone.
 */
export function wishedHourIn(text: string): string | undefined {
  const part = PART.exec(text)?.[1]?.toLowerCase()
  const [hit] = time({ text, now: new Date(0), timeZone: TIMEZONE })
  const about = hit ? null : ABOUT.exec(text)
  const said = hit?.value ?? (about ? `${(about[1] ?? '').padStart(2, '0')}:${about[2] ?? '00'}` : undefined)
  if (said === undefined)
    return part ? `por la ${part.replace('manana', 'mañana')}` : EARLY.exec(text)?.[0].toLowerCase()
  const [hour = 0, minute = 0] = said.split(':').map(Number)
  if (hour > 23 || minute > 59) return undefined
  const isMorning = part?.startsWith('ma') || /\d\s?a\.?m\b|madrugada/i.test(text)
  const isLate = hour < 12 && !isMorning && (part !== undefined || (hour > 0 && hour < EARLIEST))
  const shown = `${String(isLate ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const start = hit?.start ?? about?.index ?? 0
  const number = start + (/^\D*/.exec(text.slice(start))?.[0].length ?? 0)
  const limit = LIMIT.exec(text.slice(0, number))?.[1]
  return limit ? `${limit.toLowerCase()} las ${shown}` : shown
}

/** Returns the places of a text that say when in the day. */
export function hourPlaces(text: string): { start: number; end: number }[] {
  const places = [ABOUT, PART, EARLY].flatMap((pattern) => {
    const match = pattern.exec(text)
    return match ? [{ start: match.index, end: match.index + match[0].length }] : []
  })
  return withoutOverlaps([...time({ text, now: new Date(0), timeZone: TIMEZONE }), ...places])
}
