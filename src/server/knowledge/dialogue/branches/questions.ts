import { isStopWord } from '../../nlu/index.ts'
import { plainWords } from '../words.ts'
import type { BranchForm } from './types.ts'

/** Share of the words of a question that a text must have. */
const ENOUGH = 0.75

const words = (text: string) =>
  new Set(
    plainWords(text)
      .split(' ')
      .filter((word) => !isStopWord(word)),
  )

/** Returns the question of a form that a text asks: one with the same words, but for a few. */
export function matchingQuestion({ questions }: BranchForm, text: string): BranchForm['questions'][number] | undefined {
  const plain = plainWords(text)
  const same = questions.find(({ question }) => plainWords(question) === plain)
  if (same) return same
  const said = words(text)
  return questions.find(({ question }) => {
    const own = words(question)
    const shared = [...own].filter((word) => said.has(word)).length
    return own.size > 1 && shared / own.size >= ENOUGH
  })
}
