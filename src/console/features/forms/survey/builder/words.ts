import type { Question } from '../types.ts'
import { valueLabel } from './value-label.ts'

/** Returns how conditions call the questions and their answers. */
export function wordsOf(questions: readonly Question[]) {
  const looked = (id: string) => questions.find((one) => one.id === id)
  return {
    nameOf: (id: string) => looked(id)?.text || id,
    answerTo: (id: string, value: string) => {
      const question = looked(id)
      return question ? valueLabel(question, value) : value
    },
  }
}
