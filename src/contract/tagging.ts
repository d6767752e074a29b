// The marks of entities in an example: positions in Unicode code points, and the rules that section 5 states. Browser
// and server ask here, so that they refuse the same marks with the same words.

/** A mark: `text[start..end)` in code points reads `value` and is an entity of the bot. */
export interface Mark {
  start: number
  end: number
  value: string
  entity_id: number
  canonical_value?: string | null
}

/** What is said of marks that cannot stand. */
export const markTexts = {
  absent: 'El valor no se encuentra en el ejemplo.',
  someAbsent: 'Un valor no se encuentra en el ejemplo.',
  twice: 'No se puede asignar a dos valores la misma entidad.',
  overlap: 'Hay valores que se superponen en el ejemplo.',
} as const

/** The part of a text between two positions in code points. */
export function sliceOf(text: string, start: number, end: number): string {
  return [...text].slice(start, end).join('')
}

/** A position in UTF-16 code units (what a selection has) as one in code points. */
export function toCodePoints(text: string, units: number): number {
  return [...text.slice(0, units)].length
}

/** A position in code points as one in UTF-16 code units. */
export function toCodeUnits(text: string, points: number): number {
  return [...text].slice(0, points).join('').length
}

/** Whether two marks share a character. */
export function overlap(one: Pick<Mark, 'start' | 'end'>, other: Pick<Mark, 'start' | 'end'>): boolean {
  return one.start < other.end && other.start < one.end
}

/**
 * Why a mark cannot join those that stand already; undefined when it can.
 * @param marks those that stand, without the one that it replaces
 */
export function refusalOf(text: string, marks: readonly Mark[], mark: Mark): string | undefined {
  if (mark.start >= mark.end || sliceOf(text, mark.start, mark.end) !== mark.value) return markTexts.absent
  if (marks.some(({ entity_id }) => entity_id === mark.entity_id)) return markTexts.twice
  return marks.some((other) => overlap(mark, other)) ? markTexts.overlap : undefined
}

/** The first thing that is wrong with an example's marks; undefined when they can stand. */
export function problemOf(text: string, marks: readonly Mark[]): string | undefined {
  for (const [i, mark] of marks.entries()) {
    const refusal = refusalOf(text, marks.slice(0, i), mark)
    if (refusal) return refusal === markTexts.absent && marks.length > 1 ? markTexts.someAbsent : refusal
  }
  return undefined
}

/**
 * The marks that still stand after the text was changed: each is looked for where its words are now, the nearest
 * place first. Those whose words are gone are left out.
 */
export function reanchored<M extends Mark>(text: string, marks: readonly M[]): M[] {
  const kept: M[] = []
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    const places = placesOf(text, mark.value).sort((a, b) => Math.abs(a - mark.start) - Math.abs(b - mark.start))
    const length = mark.end - mark.start
    const start = places.find((place) => !kept.some((other) => overlap({ start: place, end: place + length }, other)))
    if (start !== undefined) kept.push({ ...mark, start, end: start + length })
  }
  return kept
}

/** Where a value occurs in a text, in code points. */
function placesOf(text: string, value: string): number[] {
  const found: number[] = []
  if (value === '') return found
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) found.push(toCodePoints(text, at))
  return found
}
