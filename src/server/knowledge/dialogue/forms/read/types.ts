import type { Answers } from '../../../../../contract/forms/answers.ts'
import type { RuleContext } from '../../rule.ts'
import type { FormQuestion } from '../types.ts'

export type Answer = Answers[string]

/** A message read as the answer to a question. */
export interface AnswerReading {
  answer: Answer
  /** share of the meaningful words that the answer takes up, 0 to 1 */
  coverage: number
}

/** Reads a text as the answer to a question of some kinds; undefined if it is none. */
export type AnswerReader = (question: FormQuestion, deciding: RuleContext, text: string) => AnswerReading | undefined

/** Returns a reading that takes up the whole text. */
export const whole = (answer: Answer): AnswerReading => ({ answer, coverage: 1 })
