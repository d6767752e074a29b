import { type Answers, answerOf } from '../../../../contract/forms/answers.ts'
import { nextQuestion } from '../../../../contract/forms/flow.ts'
import type { FormDefinition, FormQuestion } from './types.ts'

/** Where a customer is in a form. */
interface Way {
  /** the settled questions that lead to the next one, in order */
  passed: readonly FormQuestion[]
  /** the answers on this way; those of other ways do not count */
  answers: Answers
  /** the question to ask; undefined at the end */
  next: FormQuestion | undefined
}

/**
 * Returns where these answers lead in a form. Whatever changed meanwhile, an answer or the questions themselves, the way
 * is followed from its beginning: what is answered is not asked again, and what is missing is.
 */
export function wayOf({ questions }: Pick<FormDefinition, 'questions'>, all: Answers, settled: readonly string[]): Way {
  const passed: FormQuestion[] = []
  const answers: Record<string, NonNullable<ReturnType<typeof answerOf>>> = {}
  let next = nextQuestion(questions, answers)
  while (next) {
    const answer = answerOf(all, next.id)
    if (answer === undefined && !settled.includes(next.id)) break
    if (answer !== undefined) answers[next.id] = answer
    passed.push(next)
    next = nextQuestion(questions, answers, next.id)
  }
  return { passed, answers, next }
}

/** Returns the number of a question among those that can be asked, and how many these are. */
export const placeOf = ({ questions }: Pick<FormDefinition, 'questions'>, id: string): string =>
  `${questions.findIndex((one) => one.id === id) + 1} de ${questions.length}`
