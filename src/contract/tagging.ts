// Entity marks in an example: positions in Unicode code points, and the rules of section 5 of the specification. Shared
// by the browser and the server, so that both reject the same marks with the same message.

/** A mark: `text[start..end)`, in code points, is `value` and is tagged with an entity of the bot. */
export interface Mark {
  start: number
  end: number
  value: string
  entity_id: number
  canonical_value?: string | null
}

/** Messages for invalid marks. */
export const markTexts = {
  absent: 'El valor no se encuentra en el ejemplo.',
  someAbsent: 'Un valor no se encuentra en el ejemplo.',
  twice: 'No se puede asignar a dos valores la misma entidad.',
  overlap: 'Hay valores que se superponen en el ejemplo.',
} as const

/** Returns the part of a text between two positions in code points. */
export function sliceOf(text: string, start: number, end: number): string {
  return [...text].slice(start, end).join('')
}

/** Converts a position in UTF-16 code units (as in a selection) to code points. */
export function toCodePoints(text: string, units: number): number {
  return [...text.slice(0, units)].length
}

/** Converts a position in code points to UTF-16 code units. */
export function toCodeUnits(text: string, points: number): number {
  return [...text].slice(0, points).join('').length
}

/** Whether two marks share a character. */
export function overlap(one: Pick<Mark, 'start' | 'end'>, other: Pick<Mark, 'start' | 'end'>): boolean {
  return one.start < other.end && other.start < one.end
}

/**
 * Returns why a mark cannot be added to the existing ones; undefined when it can.
 * @param marks the existing marks, without the one being replaced
 */
export function markError(text: string, marks: readonly Mark[], mark: Mark): string | undefined {
  if (mark.start >= mark.end || sliceOf(text, mark.start, mark.end) !== mark.value) return markTexts.absent
  if (marks.some(({ entity_id }) => entity_id === mark.entity_id)) return markTexts.twice
  return marks.some((other) => overlap(mark, other)) ? markTexts.overlap : undefined
}

/** Returns the first problem with an example's marks; undefined when they are valid. */
export function marksError(text: string, marks: readonly Mark[]): string | undefined {
  for (const [i, mark] of marks.entries()) {
    const refusal = markError(text, marks.slice(0, i), mark)
    if (refusal) return refusal === markTexts.absent && marks.length > 1 ? markTexts.someAbsent : refusal
  }
  return undefined
}

/**
 * Returns the marks that are still valid after the text was edited. Each moves to the nearest occurrence of its value.
 * Marks whose value no longer occurs are dropped.
 */
export function reanchorMarks<M extends Mark>(text: string, marks: readonly M[]): M[] {
  const kept: M[] = []
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const places = placesOf(text, mark.value).sort((a, b) => Math.abs(a - mark.start) - Math.abs(b - mark.start))
    const length = mark.end - mark.start
    const start = places.find((place) => !kept.some((other) => overlap({ start: place, end: place + length }, other)))
    if (start !== undefined) kept.push({ ...mark, start, end: start + length })
  }
  return kept
}

/** Returns the positions of a value in a text, in code points. */
function placesOf(text: string, value: string): number[] {
  const found: number[] = []
  if (value === '') return found
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) found.push(toCodePoints(text, at))
  return found
}
