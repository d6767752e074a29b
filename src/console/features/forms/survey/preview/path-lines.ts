import { reachedQuestions, waysFrom } from '../../../../../contract/forms/reach.ts'
import { conditionText } from '../../condition-text.ts'
import { valueLabel } from '../builder/value-label.ts'
import { wordsOf } from '../builder/words.ts'
import type { Question } from '../types.ts'

interface Line {
  kind: 'condition' | 'way' | 'unreached'
  text: string
}

/** Returns what is to be said of a question in the map: when it is asked, and what follows which answers. */
export function linesOf(questions: readonly Question[], at: number): Line[] {
  const question = questions[at]
  if (!question) return []
  const nameOf = (to: number) => (questions[to] ? `${to + 1}. ${questions[to].text || questions[to].id}` : 'Fin')
  const { show_if } = question
  const when = show_if && show_if.conditions.length > 0 && conditionText(show_if, wordsOf(questions))
  const ways = waysFrom(questions, at)
  return [
    ...(reachedQuestions(questions).has(at)
      ? []
      : [{ kind: 'unreached' as const, text: 'Ninguna respuesta lleva aquí.' }]),
    ...(when ? [{ kind: 'condition' as const, text: when }] : []),
    ...ways.map(({ to, values }) => ({
      kind: 'way' as const,
      text: `${wayName(question, values, ways.length)} → ${nameOf(to)}`,
    })),
  ]
}

const wayName = (question: Question, values: readonly string[] | undefined, count: number) =>
  values ? values.map((value) => valueLabel(question, value)).join(', ') : count > 1 ? 'Otra respuesta' : 'Después'
