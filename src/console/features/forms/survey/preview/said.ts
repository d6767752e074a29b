import { type Answers, valuesOf } from '../../../../../contract/forms/answers.ts'
import { offeredTitle } from '../../../../../contract/forms/offered.ts'
import type { Question } from '../types.ts'

/** Returns an answer as whoever gave it sees it. */
export const saidAnswer = (question: Question, answer: Answers[string] | undefined): string =>
  answer === undefined
    ? '(sin respuesta)'
    : valuesOf(answer)
        .map((value) => offeredTitle(question, value))
        .join(', ')
