import { fold } from '../../../contract/phrase.ts'
import { overlap, toCodePoints } from '../../../contract/tagging.ts'
import type { ExampleMark } from '../../knowledge/examples/write.ts'

/** Words that name an entity, and what they stand for. */
export interface Naming {
  entityId: number
  /** folded */
  words: string
  value: string
}

/** The marks that somebody careful would make: each entity once, the longest words first. */
export function marksOf(text: string, namings: readonly Naming[]): ExampleMark[] {
  const folded = fold(text)
  const marks: ExampleMark[] = []
  // a letter with its accent in two characters would shift what follows
  if (folded.length !== text.length) return marks
  for (const { entityId, words, value } of namings) {
    if (marks.some(({ entity_id }) => entity_id === entityId)) continue
    const at = whereOf(folded, words)
    if (at < 0) continue
    const start = toCodePoints(text, at)
    const written = text.slice(at, at + words.length)
    const mark = { start, end: start + [...written].length, value: written, entity_id: entityId }
    if (marks.some((other) => overlap(other, mark))) continue
    marks.push({ ...mark, canonical_value: written === value ? null : value })
  }
  return marks.sort((a, b) => a.start - b.start)
}

/** Where whole words stand in a text; -1 when they don't. */
function whereOf(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + words.length] ?? ' ']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return at
  }
  return -1
}
