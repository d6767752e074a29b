import type { components } from '../../../../generated/api.d.ts'
import { isZone, minutesOf } from '../../../contract/zone.ts'
import { problem } from '../../foundation/http/problem.ts'

type OpeningHours = components['schemas']['OpeningHours']
type Range = components['schemas']['OpeningRange']

const DAY_MINUTES = 1_440

/**
 * Rejects invalid opening hours with 422: an unknown time zone, a duplicate day, overlapping ranges in a day, an
 * exception that ends before it starts. A range whose end is not after its start extends past midnight.
 * @param path path of the hours in the body
 */
export function checkHours(hours: OpeningHours, path = 'schedule'): void {
  const fields: Record<string, string[]> = {}
  const refuse = (place: string, text: string) => {
    fields[`${path}.${place}`] = [text]
  }
  if (!isZone(hours.timezone)) refuse('timezone', 'Esa zona horaria no existe. Elige otra.')
  const days = hours.week.map(({ day }) => day)
  for (const [at, { day, ranges }] of hours.week.entries()) {
    if (days.indexOf(day) < at) refuse(`week.${at}.day`, 'Ese día ya está. Elige otro.')
    checkRanges(ranges, (place, text) => refuse(`week.${at}.ranges.${place}`, text))
  }
  for (const [at, { date_from, date_to, ranges }] of hours.exceptions.entries()) {
    if (date_to < date_from) refuse(`exceptions.${at}.date_to`, 'Termina antes de empezar. Elige una fecha posterior.')
    checkRanges(ranges, (place, text) => refuse(`exceptions.${at}.ranges.${place}`, text))
  }
  const [first] = Object.values(fields)
  if (first?.[0]) throw problem(422, 'invalid', first[0], fields)
}

function checkRanges(ranges: readonly Range[], refuse: (place: string, text: string) => void): void {
  const spans = ranges.map(({ from, to }, at) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    return { at, start, end: end <= start ? end + DAY_MINUTES : end }
  })
  spans.sort((a, b) => a.start - b.start)
  for (const [place, { at, start }] of spans.entries()) {
    const before = spans[place - 1]
    if (before && start < before.end) refuse(`${at}.from`, 'Se superpone con otra franja del día. Cambia el horario.')
  }
}
