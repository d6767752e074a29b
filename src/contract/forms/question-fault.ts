import type { Step } from './flow.ts'
import type { AnswerRules } from './question.ts'

/** A question of a form as far as it is checked. */
export interface ListedQuestion extends AnswerRules, Step {
  text: string
  /** the datum of the contact that its answer is saved to */
  save_to?: string | null | undefined
}

/** Something about a question that must be corrected. */
export interface QuestionFault {
  /** of the question in the list */
  index: number
  /** dotted path in the question, such as `options.2.label` */
  field: string
  text: string
  /** shown, but saved all the same */
  isWarning?: true
}
