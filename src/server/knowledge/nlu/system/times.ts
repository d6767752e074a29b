import { hitsOf, type SystemRule, withoutOverlaps } from './hit.ts'
import { foldKeepingLength, NUMBER_WORDS, numberOf } from './numbers.ts'

const PART = String.raw`(?:\s+(?<part>de la (?:manana|tarde|noche|madrugada)|del mediodia))`
const MINUTES = String.raw`\s+(?<sign>y|menos)\s+(?<minutes>media|cuarto|\d{1,2}|diez|cinco|veinte|veinticinco)`
const open = String.raw`(?<![\p{L}\p{N}/.,:$-])`
const close = String.raw`(?![\p{L}\p{N}/:]|[.,]\d)`

const clock = new RegExp(
  `${open}(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?:\\s?(?<half>[ap]\\.?m\\.?))?(?:\\s?(?:hs?|horas)\\b\\.?)?${PART}?${close}`,
  'gu',
)
const hours = new RegExp(`${open}(?<hour>\\d{1,2})\\s?(?:(?<half>[ap]\\.?m\\.?)|(?:hs|h|hrs)\\b\\.?)${close}`, 'gu')
const spoken = new RegExp(
  `${open}(?:a|para|desde|hasta|tipo|sobre|entre)\\s+las?\\s+(?<hour>\\d{1,2}|${NUMBER_WORDS})(?:${MINUTES})?(?:\\s?(?<half>[ap]\\.?m\\.?))?${PART}?(?:\\s?(?:hs?|horas)\\b\\.?)?${close}`,
  'gu',
)
const ofDay = new RegExp(`${open}(?<hour>\\d{1,2}|${NUMBER_WORDS})(?:${MINUTES})?${PART}${close}`, 'gu')
const named = /(?<![\p{L}])(?:al? )?(?:mediodia|medianoche)(?!\p{L})/gu

/** Times of day; value: HH:MM. "Las 5" without a part of the day is 05:00, not guessed to be 17:00. */
export const time: SystemRule = ({ text }) => {
  const folded = foldKeepingLength(text)
  const value = ({ groups = {} }: RegExpMatchArray) => timeOf(groups)
  return withoutOverlaps([
    ...hitsOf(folded, clock, value),
    ...hitsOf(folded, hours, value),
    ...hitsOf(folded, spoken, value),
    ...hitsOf(folded, ofDay, value),
    ...hitsOf(folded, named, ([found]) => (found.includes('noche') ? '00:00' : '12:00')),
  ])
}

function timeOf(groups: Record<string, string | undefined>): string | undefined {
  let hour = numberOf(groups.hour ?? '')
  const more = { media: 30, cuarto: 15 }[groups.minutes ?? ''] ?? numberOf(groups.minutes ?? groups.minute ?? '0')
  if (hour === undefined || more === undefined || !Number.isInteger(hour) || hour > 24 || more > 59) return undefined
  const late = /^p/.test(groups.half ?? '') || /tarde|noche|mediodia/.test(groups.part ?? '')
  if ((groups.half || groups.part) && hour > 12 && !late) return undefined
  if (late && hour < 12) hour += 12
  else if (hour === 12 && (/^a/.test(groups.half ?? '') || /noche|madrugada/.test(groups.part ?? ''))) hour = 0
  const minutes = (hour * 60 + (groups.sign === 'menos' ? -more : more) + 1_440) % 1_440
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
