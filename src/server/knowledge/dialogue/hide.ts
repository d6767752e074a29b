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
export const placesOf = (text: string, values: readonly string[]): Place[] =>
  values
    .filter((value) => value !== '')
    .flatMap((value) =>
      [...text.matchAll(wholeValue(value))].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
    )

/**
 * Returns the expression of a value in a text, in any letter case. A part of a longer word or number is not the value, but
 * letters may stand right beside digits: "DNI28456780".
 */
export function wholeValue(value: string): RegExp {
  const edge = (character: string | undefined) =>
    character === undefined || !/[\p{L}\p{N}]/u.test(character)
      ? undefined
      : /\p{L}/u.test(character)
        ? '\\p{L}'
        : '\\p{N}'
  const characters = [...value]
  const [first, last] = [edge(characters[0]), edge(characters.at(-1))]
  const escaped = value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`${first ? `(?<!${first})` : ''}${escaped}${last ? `(?!${last})` : ''}`, 'giu')
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
