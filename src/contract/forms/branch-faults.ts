/** A question about branches, as typed. */
interface Question {
  id?: string | null
  question?: string | null
  answer_source?: string | null
  answer_text?: string | null
}

/** What is wrong with a question. */
interface QuestionFault {
  /** the place of the question in the list */
  at: number
  field: 'id' | 'question' | 'answer_text'
  text: string
}

const isEmpty = (text: string | null | undefined) => (text ?? '').trim() === ''

/** Returns what is wrong with questions about branches: two of one id, no id, no question, or no answer of its own. */
export const branchQuestionFaults = (questions: readonly Question[]): QuestionFault[] =>
  questions.flatMap(({ id, question, answer_source, answer_text }, at): QuestionFault[] => {
    const isRepeated = !isEmpty(id) && questions.findIndex((one) => one.id?.trim() === id?.trim()) < at
    return [
      ...(isEmpty(id) ? [{ at, field: 'id' as const, text: 'Escribe el identificador.' }] : []),
      ...(isRepeated
        ? [{ at, field: 'id' as const, text: `El identificador ${id} ya está en otra pregunta. Escribe otro.` }]
        : []),
      ...(isEmpty(question) ? [{ at, field: 'question' as const, text: 'Escribe la pregunta.' }] : []),
      ...(answer_source === 'custom' && isEmpty(answer_text)
        ? [{ at, field: 'answer_text' as const, text: 'Escribe el texto con el que se contesta.' }]
        : []),
    ]
  })
