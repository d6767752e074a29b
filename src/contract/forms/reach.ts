import { ANY, END } from './flow.ts'
import { possibleValues } from './question.ts'
import type { ListedQuestion } from './question-fault.ts'

/** Where a question leads to, and with which of its values; without values with any other. */
interface Way {
  /** of the question that follows; the length of the list is the end */
  to: number
  values?: readonly string[]
}

/** Returns the ways that lead from a question, onwards in the list, before the conditions of what follows. */
export function waysFrom(questions: readonly ListedQuestion[], index: number): Way[] {
  const question = questions[index]
  if (!question) return []
  const jumps = Object.entries(question.jump_to ?? {})
  const places = new Map<number, string[]>()
  for (const [value, target] of jumps) {
    const to = target === END ? questions.length : questions.findIndex(({ id }) => id === target)
    if (value !== ANY && to > index) places.set(to, [...(places.get(to) ?? []), value])
  }
  const jumped = new Set([...places.values()].flat())
  const isEverything = question.required !== false && possibleValues(question)?.every((value) => jumped.has(value))
  const other = question.jump_to?.[ANY]
  const otherwise = other === END ? questions.length : questions.findIndex(({ id }) => id === other)
  const ways: Way[] = [...places].map(([to, values]) => ({ to, values }))
  return isEverything ? ways : [...ways, { to: otherwise > index ? otherwise : index + 1 }]
}

/** Returns the places of the questions that some answers lead to. */
export function reachedQuestions(questions: readonly ListedQuestion[]): ReadonlySet<number> {
  const reached = new Set<number>(questions.length > 0 ? [0] : [])
  // Ways only lead onwards, so that one pass in order is enough.
  for (const [index, { show_if }] of questions.entries()) {
    if (!reached.has(index)) continue
    for (const { to } of waysFrom(questions, index)) reached.add(to)
    // What is not shown is passed over.
    if (show_if) reached.add(index + 1)
  }
  return reached
}
