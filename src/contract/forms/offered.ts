import { type AnswerRules, possibleValues } from './question.ts'

/** The answers to a question for satisfaction, from 1 to 5. */
export const SATISFACTION = ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'] as const

/** An answer as a conversation offers it. */
interface OfferedAnswer {
  value: string
  title: string
}

/** Returns the answers that a conversation offers to a question, in their order; none for what is typed. */
export function offeredAnswers(question: AnswerRules): OfferedAnswer[] {
  const values = possibleValues(question) ?? []
  // The best is the first.
  const ordered = question.kind === 'csat' ? values.toReversed() : values
  return ordered.map((value) => ({ value, title: offeredTitle(question, value) }))
}

/** Returns how a conversation calls an answer. */
export function offeredTitle({ kind, options = [] }: AnswerRules, value: string): string {
  switch (kind) {
    case 'single':
    case 'multiple':
      return options.find(({ id }) => id === value)?.label ?? value
    case 'yes_no':
      return value === 'true' ? 'Sí' : 'No'
    case 'consent':
      return value === 'true' ? 'Acepto' : 'No acepto'
    case 'rating':
      return `${value} ★`
    case 'csat':
      return SATISFACTION[Number(value) - 1] ?? value
    default:
      return value
  }
}
