import { fold } from '../../../contract/phrase.ts'
import {
  type Mark,
  markError,
  marksError,
  overlap,
  reanchorMarks,
  sliceOf,
  toCodePoints,
} from '../../../contract/tagging.ts'
import type { Entity } from './types.ts'

/** A mark in the editor; `lost` if its words are no longer in the text. */
export interface DraftMark extends Mark {
  lost?: boolean
}

/** Moves the marks after a text change. Marks whose words are gone are kept as lost. */
export function reanchorDraftMarks(text: string, marks: readonly DraftMark[]): DraftMark[] {
  const found = new Map(reanchorMarks(text, marks).map((mark) => [mark.entity_id, mark]))
  return marks.map((mark) => {
    const now = found.get(mark.entity_id)
    return now ? { ...now, lost: false } : { ...mark, lost: true }
  })
}

/** Converts a selection in UTF-16 code units to a range in code points, without surrounding spaces. */
export function selectionSpan(text: string, from: number, to: number): { start: number; end: number; value: string } {
  const chosen = text.slice(from, to)
  const lead = chosen.length - chosen.trimStart().length
  const start = toCodePoints(text, from + lead)
  const value = chosen.trim()
  return { start, end: start + [...value].length, value }
}

/** Returns the word around a position, as a selection. */
export function wordAt(text: string, position: number): { from: number; to: number } {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, position))?.[0] ?? ''
  const after = /^[\p{L}\p{N}]*/u.exec(text.slice(position))?.[0] ?? ''
  return { from: position - before.length, to: position + after.length }
}

/** Adds a mark; returns the reason if it is not allowed. */
export function withMark(
  text: string,
  marks: readonly DraftMark[],
  stretch: { start: number; end: number; value: string },
  entity: Entity,
): { marks: DraftMark[] } | { refusal: string } {
  const mark = { ...stretch, entity_id: entity.id, canonical_value: mainValueOf(entity, stretch.value) }
  const refusal = markError(text, currentMarks(marks), mark)
  return refusal ? { refusal } : { marks: [...marks, mark].sort((a, b) => a.start - b.start) }
}

/** Returns the main value for a written one; null if it is the main value itself or unknown. */
export function mainValueOf({ values }: Entity, written: string): string | null {
  const key = fold(written)
  const owner = values.find(({ value, synonyms = [] }) => [value, ...synonyms].some((word) => fold(word) === key))
  return owner && owner.value !== written ? owner.value : null
}

/** Returns the proposals that can still be accepted: entity and words without a mark, and not declined. */
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

const currentMarks = (marks: readonly DraftMark[]) => marks.filter(({ lost }) => !lost)

/** Returns why an example cannot be saved with these marks; undefined if it can. */
export function marksProblem(text: string, marks: readonly DraftMark[]): string | undefined {
  return marksError(text, marks)
}

/** Splits a text at its marks. */
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

/** Formats a phrase with its marks in the Rasa format: `[texto](entidad)`. */
export function markedText(
  { text, entities }: { text: string; entities: readonly Mark[] },
  known: readonly Pick<Entity, 'id' | 'name'>[],
): string {
  const nameOf = ({ entity_id }: Mark) => known.find(({ id }) => id === entity_id)?.name ?? ''
  return piecesOf(text, entities)
    .map(({ text, mark }) => (mark ? `[${text}](${nameOf(mark)})` : text))
    .join('')
}
