import { TestBatchChangeOptions, TestBatchOutcomeOptions } from '../../../../../generated/options.ts'
import { fold, normalizePhrase } from '../../../../contract/phrase.ts'
import type { Row } from './types.ts'

/** Which rows are shown. */
export type Shown = 'all' | 'asked' | 'handed' | 'wrong' | 'different' | 'better' | 'worse'

/** The columns by which rows are sorted. */
export type Column = 'text' | 'intent' | 'confidence' | 'outcome' | 'right' | 'change'

export interface Order {
  column: Column
  descending: boolean
}

const conditions: Readonly<Record<Shown, (row: Row) => boolean>> = {
  all: () => true,
  asked: ({ now }) => now.outcome === 'asked',
  handed: ({ now }) => now.outcome === 'handed',
  wrong: ({ now }) => now.right === false,
  different: ({ change }) => change !== null && change !== 'same',
  better: ({ change }) => change === 'better',
  worse: ({ change }) => change === 'worse',
}

/** Place of a value among the options of its enumeration. */
const placeOf = (options: readonly { value: unknown }[], value: unknown) =>
  options.findIndex((option) => option.value === value)

const values: Readonly<Record<Column, (row: Row) => string | number>> = {
  text: ({ text }) => normalizePhrase(text),
  intent: ({ now }) => fold(now.intent ?? '\uFFFF'),
  confidence: ({ now }) => now.confidence ?? -1,
  outcome: ({ now }) => placeOf(TestBatchOutcomeOptions, now.outcome),
  right: ({ now }) => [false, true, null].indexOf(now.right),
  change: ({ change }) => (change === null ? 99 : placeOf(TestBatchChangeOptions, change)),
}

/** Returns the rows that match, in order. Rows that compare equal keep the order of the list. */
export function filterRows(rows: readonly Row[], shown: Shown, sought: string, order: Order | undefined): Row[] {
  const wanted = fold(sought.trim())
  const found = rows.filter(
    (row) => conditions[shown](row) && (wanted === '' || fold(`${row.text} ${row.now.intent ?? ''}`).includes(wanted)),
  )
  if (!order) return found
  const value = values[order.column]
  return found.sort((a, b) => {
    const [x, y] = order.descending ? [value(b), value(a)] : [value(a), value(b)]
    return x < y ? -1 : x > y ? 1 : a.id - b.id
  })
}

/** Returns how many rows match each condition. */
export function countRows(rows: readonly Row[]): Record<Shown, number> {
  const count = (shown: Shown) => rows.filter(conditions[shown]).length
  return {
    ...{ all: rows.length, asked: count('asked'), handed: count('handed'), wrong: count('wrong') },
    ...{ different: count('different'), better: count('better'), worse: count('worse') },
  }
}
