/** A value found in a text by a rule; UTF-16 code units, end exclusive. */
export interface SystemHit {
  start: number
  end: number
  /** the value's normal form */
  value: string
}

/** What a rule gets: the text as written, and the day and time that relative dates count from. */
export interface SystemQuestion {
  text: string
  now: Date
  timeZone: string
}

/** Finds the values of one kind in a text, in order, without overlaps. */
export type SystemRule = (question: SystemQuestion) => SystemHit[]

/** Hits of an expression; those for which `normal` gives nothing are none. */
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

/** Without overlaps: of two that do the longer stays, of equals the earlier in the list. In the order of the text. */
export function withoutOverlaps<T extends { start: number; end: number }>(hits: readonly T[]): T[] {
  const kept: T[] = []
  for (const hit of [...hits].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every((other) => hit.end <= other.start || hit.start >= other.end)) kept.push(hit)
  return kept.sort((a, b) => a.start - b.start)
}
