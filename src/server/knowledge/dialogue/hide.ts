import { MASK } from './slots/values.ts'

/** A part of a text; positions in UTF-16 code units. */
export interface Place {
  start: number
  end: number
}

/** Returns a text with a mask in place of each part. */
export function hide(text: string, places: readonly Place[]): string {
  return [...joined(places)]
    .reverse()
    .reduce((rest, { start, end }) => rest.slice(0, start) + MASK + rest.slice(end), text)
}

/** Returns where a part of a text is once others of it are hidden. A part that is hidden in part becomes the mask. */
export function placeOnceHidden({ start, end }: Place, places: readonly Place[]): Place {
  const hidden = joined(places)
  return { start: moved(start, hidden, 0), end: moved(end, hidden, MASK.length) }
}

/** Whether a part of a text shares characters with a hidden one. */
export const isHidden = ({ start, end }: Place, places: readonly Place[]): boolean =>
  places.some((place) => start < place.end && place.start < end)

/** Returns the places of the values in a text, in any letter case. */
export function placesOf(text: string, values: readonly string[]): Place[] {
  const lower = text.toLowerCase()
  // Lower case changes the length of few letters; then the places would not fit.
  const within = lower.length === text.length ? lower : text
  return values.flatMap((value) => {
    const wanted = within === lower ? value.toLowerCase() : value
    const found: Place[] = []
    for (let at = within.indexOf(wanted); wanted !== '' && at >= 0; at = within.indexOf(wanted, at + wanted.length))
      found.push({ start: at, end: at + wanted.length })
    return found
  })
}

/** Returns the places in order, those that overlap as one. */
function joined(places: readonly Place[]): Place[] {
  const result: Place[] = []
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else if (start < end) result.push({ start, end })
  }
  return result
}

/** @param within what is added to the start of a hidden part for a position inside it */
function moved(at: number, hidden: readonly Place[], within: number): number {
  let shift = 0
  for (const { start, end } of hidden) {
    if (at > start && at < end) return start + shift + within
    if (at >= end) shift += MASK.length - (end - start)
  }
  return at + shift
}
