import type { components } from '../../../../../generated/api.d.ts'
import { type Answers, answerOf } from '../../../../contract/forms/answers.ts'
import { isAnswerable } from '../../../../contract/forms/question.ts'
import type { SurveyQuestion } from '../../../knowledge/forms/survey/stored.ts'
import { QuestionTally } from './question-tally.ts'

type Summary = components['schemas']['SurveySummary']

/** An answer, as far as it is counted. */
interface Counted {
  answers: Answers
  asked: readonly string[]
  status: string
  /** whether it ended before the last question */
  left: boolean
  started_at: string | Date
  finished_at: string | Date | null
}

/** Sums up answers to a survey, one at a time. */
export class Tally {
  readonly #questions: readonly QuestionTally[]
  readonly #seconds: number[] = []
  #started = 0
  #completed = 0

  constructor(questions: readonly SurveyQuestion[]) {
    this.#questions = questions.filter(({ kind }) => isAnswerable(kind)).map((question) => new QuestionTally(question))
  }

  add({ answers, asked, status, left, started_at, finished_at }: Counted): void {
    this.#started++
    const isComplete = status === 'complete'
    if (isComplete) this.#completed++
    if (isComplete && finished_at)
      this.#seconds.push((new Date(finished_at).getTime() - new Date(started_at).getTime()) / 1000)
    // Who left did so at the last question that they were asked.
    const last = left ? asked.at(-1) : undefined
    for (const question of this.#questions) {
      const { id } = question
      question.add(answerOf(answers, id), { asked: asked.includes(id), left: id === last })
    }
  }

  result(): Omit<Summary, 'sources' | 'links'> {
    return {
      started: this.#started,
      completed: this.#completed,
      seconds: median(this.#seconds),
      questions: this.#questions.map((question) => question.result()),
    }
  }
}

function median(numbers: number[]): number | null {
  const sorted = numbers.sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? null : Math.round(middle)
}
