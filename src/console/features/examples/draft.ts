import { fold } from '../../../contract/phrase.ts'
import {
  type Mark,
  overlap,
  problemOf,
  reanchored,
  refusalOf,
  sliceOf,
  toCodePoints,
} from '../../../contract/tagging.ts'
import type { Entity } from './types.ts'

/** A mark while it is worked on; `lost` when its words are no longer in the text. */
export interface DraftMark extends Mark {
  lost?: boolean
}

/** The marks after the text was changed: they go with their words, and wait where those are gone. */
export function followText(text: string, marks: readonly DraftMark[]): DraftMark[] {
  const found = new Map(reanchored(text, marks).map((mark) => [mark.entity_id, mark]))
  return marks.map((mark) => {
    const now = found.get(mark.entity_id)
    return now ? { ...now, lost: false } : { ...mark, lost: true }
  })
}

/** A selection in UTF-16 code units as a stretch in code points, without the spaces at its ends. */
export function stretchOf(text: string, from: number, to: number): { start: number; end: number; value: string } {
  const chosen = text.slice(from, to)
  const lead = chosen.length - chosen.trimStart().length
  const start = toCodePoints(text, from + lead)
  const value = chosen.trim()
  return { start, end: start + [...value].length, value }
}

/** The word around a position, as a selection. */
export function wordAt(text: string, position: number): { from: number; to: number } {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, position))?.[0] ?? ''
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(position))?.[0] ?? ''
  return { from: position - before.length, to: position + after.length }
}

/** The marks with one more, or why it cannot be. */
export function withMark(
  text: string,
  marks: readonly DraftMark[],
  stretch: { start: number; end: number; value: string },
  entity: Entity,
): { marks: DraftMark[] } | { refusal: string } {
  const mark = { ...stretch, entity_id: entity.id, canonical_value: mainValueOf(entity, stretch.value) }
  const refusal = refusalOf(text, standing(marks), mark)
  return refusal ? { refusal } : { marks: [...marks, mark].sort((a, b) => a.start - b.start) }
}

/** The main value that a written one stands for; null when it is that value, or none is known. */
export function mainValueOf({ values }: Entity, written: string): string | null {
  const key = fold(written)
  const owner = values.find(({ value, synonyms = [] }) => [value, ...synonyms].some((word) => fold(word) === key))
  return owner && owner.value !== written ? owner.value : null
}

/** Proposals that can still be taken: of entities without a mark, on words without one, not turned down. */
export function openProposals(
  text: string,
  proposals: readonly Mark[],
  marks: readonly DraftMark[],
  declined: ReadonlySet<string>,
): Mark[] {
  return proposals.filter(
    (mark) =>
      !declined.has(proposalKey(mark)) &&
      sliceOf(text, mark.start, mark.end) === mark.value &&
      !marks.some((own) => own.entity_id === mark.entity_id || overlap(own, mark)),
  )
}

export const proposalKey = ({ entity_id, value }: Mark) => `${entity_id} ${value}`

const standing = (marks: readonly DraftMark[]) => marks.filter(({ lost }) => !lost)

/** Why an example cannot be saved with these marks; undefined when it can. */
export function marksProblem(text: string, marks: readonly DraftMark[]): string | undefined {
  return problemOf(text, marks)
}

/** A text in pieces, those that are marked with their mark. */
export function piecesOf(text: string, marks: readonly Mark[]): { text: string; start: number; mark?: Mark }[] {
  const pieces: { text: string; start: number; mark?: Mark }[] = []
  let last = 0
  const ordered = [...marks].sort((a, b) => a.start - b.start)
  for (const mark of ordered) {
    if (mark.start < last) continue
    if (mark.start > last) pieces.push({ text: sliceOf(text, last, mark.start), start: last })
    pieces.push({ text: sliceOf(text, mark.start, mark.end), start: mark.start, mark })
    last = mark.end
  }
  const rest = sliceOf(text, last, [...text].length)
  return rest ? [...pieces, { text: rest, start: last }] : pieces
}

/** A phrase with its marks as Rasa writes them: `[texto](entidad)`. */
export function markedText(
  { text, entities }: { text: string; entities: readonly Mark[] },
  known: readonly Pick<Entity, 'id' | 'name'>[],
): string {
  const nameOf = ({ entity_id }: Mark) => known.find(({ id }) => id === entity_id)?.name ?? ''
  return piecesOf(text, entities)
    .map(({ text, mark }) => (mark ? `[${text}](${nameOf(mark)})` : text))
    .join('')
}
