/** A value found by a rule; UTF-16 code units, end exclusive. */
export interface SystemHit {
  start: number
  end: number
  /** the normalized value */
  value: string
}

/** The input of a rule: the text as written, and the reference time for relative dates. */
export interface SystemQuestion {
  text: string
  now: Date
  timeZone: string
}

/** Finds the values of one kind in a text, in order, without overlaps. */
export type SystemRule = (question: SystemQuestion) => SystemHit[]

/** Returns the matches of an expression; those for which `normal` returns undefined are skipped. */
export function hitsOf(
  text: string,
  expression: RegExp,
  normal: (match: RegExpMatchArray) => string | undefined,
): SystemHit[] {
  const hits: SystemHit[] = []
  for (const match of text.matchAll(expression)) {
    const value = normal(match)
    const start = match.index ?? 0
    if (value !== undefined) hits.push({ start, end: start + match[0].length, value })
  }
  return hits
}

/** Removes overlaps: the longer span is kept, on a tie the earlier one in the list. Sorted by position. */
export function withoutOverlaps<T extends { start: number; end: number }>(hits: readonly T[]): T[] {
  const kept: T[] = []
  for (const hit of [...hits].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every((other) => hit.end <= other.start || hit.start >= other.end)) kept.push(hit)
  return kept.sort((a, b) => a.start - b.start)
}
