import { fold } from '../../../contract/phrase.ts'
import { overlap, toCodePoints } from '../../../contract/tagging.ts'
import type { ExampleMark } from '../../knowledge/examples/write.ts'

/** A text that names an entity value. */
export interface EntityWords {
  entityId: number
  /** folded text */
  words: string
  value: string
}

/** Returns the entity marks of an example: each entity once. `namings` must be sorted by length, longest first. */
export function marksOf(text: string, namings: readonly EntityWords[]): ExampleMark[] {
  const folded = fold(text)
  const marks: ExampleMark[] = []
  // A decomposed accent would shift the positions.
  if (folded.length !== text.length) return marks
  for (const { entityId, words, value } of namings) {
    if (marks.some(({ entity_id }) => entity_id === entityId)) continue
    const at = indexOfWords(folded, words)
    if (at < 0) continue
    const start = toCodePoints(text, at)
    const written = text.slice(at, at + words.length)
    const mark = { start, end: start + [...written].length, value: written, entity_id: entityId }
    if (marks.some((other) => overlap(other, mark))) continue
    marks.push({ ...mark, canonical_value: written === value ? null : value })
  }
  return marks.sort((a, b) => a.start - b.start)
}

/** Returns the index of whole words in a text, or -1. */
function indexOfWords(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + words.length] ?? ' ']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return at
  }
  return -1
}
