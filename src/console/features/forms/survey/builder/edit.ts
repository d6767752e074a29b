import { END } from '../../../../../contract/forms/flow.ts'
import { hasOptions } from '../../../../../contract/forms/question.ts'
import { fold } from '../../../../../contract/phrase.ts'
import type { Question } from '../types.ts'

/** Characters of an id that is derived from a text. */
const LONGEST = 30

/** Returns an id that says what a text is about: `¿Cómo te atendimos?` → `como_te_atendimos`. */
export function idFrom(text: string, taken: readonly string[]): string {
  const plain = fold(text)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, LONGEST)
    .replace(/_+$/, '')
  const start = plain === '' || plain === END ? 'pregunta' : plain
  for (let number = 1; ; number++) {
    const id = number === 1 ? start : `${start}_${number}`
    if (!taken.includes(id)) return id
  }
}

/** Returns a new question after the others. */
export function newQuestion(questions: readonly Question[]): Question {
  const id = idFrom('', idsOf(questions))
  return { id, text: '', kind: 'short_text', options: [], required: true, jump_to: {}, show_if: null, save_to: null }
}

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id)

/** Returns the questions with a copy of one after it, under an id of its own. */
export function withCopy(questions: readonly Question[], at: number): Question[] {
  const copied = questions[at]
  if (!copied) return [...questions]
  const copy = { ...structuredClone(copied), id: idFrom(copied.id, idsOf(questions)) }
  return [...questions.slice(0, at + 1), copy, ...questions.slice(at + 1)]
}

/** Returns the questions with one changed. A new id is also that of the conditions and jumps that name it. */
export function withChange(questions: readonly Question[], at: number, change: Partial<Question>): Question[] {
  const before = questions[at]?.id
  const renamed = change.id !== undefined && before !== undefined && before !== '' && change.id !== before
  // While two questions have the same id, nobody knows which one is named.
  const isOnly = questions.filter(({ id }) => id === before).length === 1
  return questions.map((question, index) => {
    const own = index === at ? { ...question, ...change } : question
    return renamed && isOnly ? withRenamed(own, (id) => (id === before ? (change.id ?? '') : id)) : own
  })
}

/** Returns a question whose conditions and jumps call other questions by the ids that these have now. */
export function withRenamed(question: Question, named: (id: string) => string): Question {
  const { show_if, jump_to } = question
  return {
    ...question,
    ...(show_if && {
      show_if: {
        ...show_if,
        conditions: show_if.conditions.map((one) => ({ ...one, question: named(one.question) })),
      },
    }),
    ...(jump_to && {
      jump_to: Object.fromEntries(Object.entries(jump_to).map(([value, target]) => [value, named(target)])),
    }),
  }
}

/** Returns what changes with the text of a question: also its id, until somebody writes another one. */
export function textChange(questions: readonly Question[], at: number, text: string): Partial<Question> {
  const question = questions[at]
  const others = idsOf(questions.filter((_, index) => index !== at))
  const isDerived = question?.id === idFrom(question?.text ?? '', others) || question?.id === ''
  return isDerived ? { text, id: idFrom(text, others) } : { text }
}

/** Returns what changes with the kind of a question: options to choose from, where it needs some. */
export function kindChange({ options = [] }: Question, kind: Question['kind']): Partial<Question> {
  if (!hasOptions(kind) || options.length > 0) return { kind, jump_to: {} }
  return { kind, jump_to: {}, options: [newOption([]), newOption([newOption([])])] }
}

/** Returns a new option, with an id of its own. */
export function newOption(options: readonly { id: string }[]): { id: string; label: string } {
  const taken = options.map(({ id }) => id)
  for (let number = taken.length + 1; ; number++)
    if (!taken.includes(`opcion_${number}`)) return { id: `opcion_${number}`, label: '' }
}
