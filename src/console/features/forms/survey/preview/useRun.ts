import { useState } from 'react'
import type { Answers } from '../../../../../contract/forms/answers.ts'
import { nextQuestion } from '../../../../../contract/forms/flow.ts'
import { isAnswerable } from '../../../../../contract/forms/question.ts'
import type { Question } from '../types.ts'

/** Answers of the preview; undefined for a question that was skipped. */
type Given = Readonly<Record<string, Answers[string] | undefined>>

/**
 * Carries out the questions as they are now, with answers that somebody tries. What is asked follows from the answers, as
 * in conversations and on the page.
 */
export function useRun(questions: readonly Question[]) {
  const [given, setGiven] = useState<Given>({})
  const path: Question[] = []
  const answers = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined)) as Answers
  let next = nextQuestion(questions, answers)
  while (next && (Object.hasOwn(given, next.id) || !isAnswerable(next.kind))) {
    path.push(next)
    next = nextQuestion(questions, answers, next.id)
  }
  return {
    /** the questions that were asked before, in order */
    path,
    answers,
    /** the question that waits for an answer; undefined at the end */
    asking: next,
    answer: (id: string, answer: Answers[string] | undefined) => setGiven({ ...given, [id]: answer }),
    restart: () => setGiven({}),
  }
}
