import type { components } from '../../../../../generated/api.d.ts'
import { formatDate, formatNumber } from '../../../../contract/format.ts'
import { type Answers, answerOf } from '../../../../contract/forms/answers.ts'
import { CONSENT } from '../../../../contract/forms/question.ts'
import type { SurveyQuestion } from './stored.ts'

type Value = components['schemas']['SurveyAnswerValue']
type Answer = Answers[string]
/** A question, as far as its answers are told. */
type Asked = Pick<SurveyQuestion, 'id' | 'text' | 'kind' | 'options'>

/** Returns answers in words: those of the questions in their order, then those of questions that no longer exist. */
export function shownValues(questions: readonly Asked[], answers: Answers): Value[] {
  const known = questions.flatMap((question): Value[] => {
    const value = answerOf(answers, question.id)
    if (value === undefined) return []
    const { id, text: title, kind } = question
    return [{ question: id, title, kind, value: plain(value), text: answerText(question, value) }]
  })
  const ids = new Set(questions.map(({ id }) => id))
  const gone = Object.entries(answers).filter(([id]) => !ids.has(id))
  return [
    ...known,
    ...gone.map(([id, value]) => ({
      ...{ question: id, title: titleOf(id), kind: null, value: plain(value) },
      text: typeof value === 'object' ? value.join(', ') : typeof value === 'boolean' ? yesNo(value) : String(value),
    })),
  ]
}

const plain = (value: Answer) => (typeof value === 'object' ? [...value] : value)

/** The id of a question that no longer exists; the consent is no question of the business. */
const titleOf = (id: string) => (id === CONSENT ? 'Consentimiento' : `Pregunta quitada: ${id}`)

const yesNo = (value: boolean) => (value ? 'Sí' : 'No')

/** Returns an answer in words. */
export function answerText({ kind, options = [] }: Pick<SurveyQuestion, 'kind' | 'options'>, value: Answer): string {
  const label = (id: string) => options.find((option) => option.id === id)?.label ?? id
  if (typeof value === 'boolean') return yesNo(value)
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'object')
    return kind === 'file' ? filesText(value.length) : value.map((id) => label(id)).join(', ')
  if (kind === 'single') return label(value)
  return kind === 'date' ? formatDate(value, 'UTC') : value
}

const filesText = (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`)
