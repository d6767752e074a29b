import { type Answers, valuesOf } from '../../../../../contract/forms/answers.ts'
import { valueLabel } from '../builder/value-label.ts'
import type { Question } from '../types.ts'

/** Returns an answer as whoever gave it sees it. */
export const saidAnswer = (question: Question, answer: Answers[string] | undefined): string =>
  answer === undefined
    ? '(sin respuesta)'
    : valuesOf(answer)
        .map((value) => valueLabel(question, value))
        .join(', ')
