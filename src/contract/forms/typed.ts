import { parseNumber } from '../format.ts'
import type { Answers } from './answers.ts'
import { type QuestionKind, scaleOf } from './question.ts'

type Answer = Answers[string]

/** Whether a question can be answered on a web page: there, nobody can check what a file is, or where somebody is. */
export const isOnWeb = (kind: QuestionKind): boolean => kind !== 'file' && kind !== 'location'

/**
 * Returns the answer that the fields of a form say; undefined for none. What cannot be read stays as it was typed, so
 * that the check of answers refuses it.
 */
export function typedAnswer(kind: QuestionKind, values: readonly string[]): Answer | undefined {
  const given = values.filter((value) => value.trim() !== '')
  const [first] = given
  if (kind === 'multiple') return given.length > 0 ? given : undefined
  if (first === undefined) return undefined
  if (kind === 'yes_no' || kind === 'consent') return first === 'true' ? true : first === 'false' ? false : first
  if (kind === 'number' || scaleOf(kind)) return parseNumber(first) ?? first
  return kind === 'date' ? typedDay(first) : first.trim()
}

/** '20/12/2026' → '2026-12-20' */
function typedDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}
