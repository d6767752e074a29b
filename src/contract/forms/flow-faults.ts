import { ANY, END } from './flow.ts'
import { isAnswerable, possibleValues, type QuestionKind } from './question.ts'
import type { ListedQuestion, QuestionFault } from './question-fault.ts'
import { reachedQuestions } from './reach.ts'

type Condition = NonNullable<ListedQuestion['show_if']>['conditions'][number]

/** The kinds whose answers have an order. */
const ORDERED: readonly QuestionKind[] = ['number', 'rating', 'nps', 'csat', 'date']

/** Returns what is wrong with the conditions and jumps of questions: both only lead onwards, so that no way is endless. */
export function flowFaults(questions: readonly ListedQuestion[]): QuestionFault[] {
  const reached = reachedQuestions(questions)
  return questions.flatMap((question, index) => [
    ...(question.show_if?.conditions ?? []).flatMap((condition, at) => {
      const text = conditionFault(questions, index, condition)
      return text ? [{ index, field: `show_if.conditions.${at}`, text }] : []
    }),
    ...jumpFaults(questions, index),
    ...(reached.has(index)
      ? []
      : [{ index, field: 'jump_to', text: 'Ninguna respuesta lleva a esta pregunta.', isWarning: true as const }]),
  ])
}

function conditionFault(
  questions: readonly ListedQuestion[],
  index: number,
  { question: id, operator, value }: Condition,
): string | undefined {
  const at = questions.findIndex((one) => one.id === id)
  const looked = questions[at]
  if (!looked) return 'Elige una pregunta: esta ya no existe.'
  if (at >= index) return 'Elige una pregunta anterior.'
  if (!isAnswerable(looked.kind)) return 'Elige una pregunta que tenga respuesta.'
  if (operator === 'answered') return undefined
  if (value === undefined || value === null || value === '') return 'Escribe con qué comparar la respuesta.'
  if (operator === 'gt' || operator === 'lt') return orderFault(looked, value)
  const values = possibleValues(looked)
  if (operator !== 'contains' && values && !values.includes(String(value)))
    return 'Elige una respuesta que tenga esa pregunta.'
  return undefined
}

function orderFault({ kind }: ListedQuestion, value: string | number | boolean): string | undefined {
  if (!ORDERED.includes(kind)) return 'Elige otra comparación: esas respuestas no son más ni menos.'
  if (kind === 'date') return undefined
  return Number.isNaN(Number(value)) ? 'Escribe un número con qué comparar.' : undefined
}

function jumpFaults(questions: readonly ListedQuestion[], index: number): QuestionFault[] {
  const question = questions[index]
  if (!question) return []
  const values = possibleValues(question)
  return Object.entries(question.jump_to ?? {}).flatMap(([value, target]) => {
    const text = targetFault(questions, index, target) ?? valueFault(value, values)
    return text ? [{ index, field: `jump_to.${value}`, text }] : []
  })
}

function targetFault(questions: readonly ListedQuestion[], index: number, target: string): string | undefined {
  if (target === END) return undefined
  const at = questions.findIndex(({ id }) => id === target)
  if (at < 0) return 'Elige a qué pregunta saltar: esta ya no existe.'
  return at <= index ? 'Elige una pregunta posterior.' : undefined
}

function valueFault(value: string, values: readonly string[] | undefined): string | undefined {
  return value === ANY || !values || values.includes(value)
    ? undefined
    : 'Quita este salto: esa respuesta ya no existe.'
}
