import { type Answers, answerOf, valuesOf } from './answers.ts'

/** The target of a jump that ends the form. */
export const END = 'end'

/** The value in jumps that stands for every answer without a jump of its own, and for no answer. */
export const ANY = '*'

interface Condition {
  question: string
  operator: 'eq' | 'ne' | 'gt' | 'lt' | 'contains' | 'answered'
  value?: string | number | boolean | null
}

/** What decides the way through the questions of a form. */
export interface Step {
  id: string
  show_if?: { match: 'all' | 'any'; conditions: readonly Condition[] } | null
  jump_to?: Readonly<Record<string, string>>
}

/** Whether a question is asked, given the answers so far. */
function isShown({ show_if }: Step, answers: Answers): boolean {
  if (!show_if) return true
  const holds = (condition: Condition) => isTrue(condition, answers)
  return show_if.match === 'any' ? show_if.conditions.some(holds) : show_if.conditions.every(holds)
}

function isTrue({ question, operator, value }: Condition, answers: Answers): boolean {
  const answer = answerOf(answers, question)
  if (operator === 'answered') return answer !== undefined
  if (answer === undefined) return operator === 'ne'
  const wanted = String(value ?? '')
  const values = valuesOf(answer)
  switch (operator) {
    case 'eq':
      return values.includes(wanted)
    case 'ne':
      return !values.includes(wanted)
    case 'gt':
      return compare(values[0], wanted) > 0
    case 'lt':
      return compare(values[0], wanted) < 0
    default:
      return values.some((one) => one.toLowerCase().includes(wanted.toLowerCase()))
  }
}

/** Compares numbers as numbers, and days as text; NaN if one is a number and the other is not. */
function compare(one = '', other = ''): number {
  const [a, b] = [Number(one), Number(other)]
  if (one !== '' && other !== '' && !Number.isNaN(a) && !Number.isNaN(b)) return a - b
  if (!Number.isNaN(a) || !Number.isNaN(b)) return Number.NaN
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * Returns the question that follows another one, or the first: the target of a jump of its answer, or the next one that
 * is shown. Undefined at the end of the form.
 * @param after id of the question that was settled last
 */
export function nextQuestion<Question extends Step>(
  questions: readonly Question[],
  answers: Answers,
  after?: string,
): Question | undefined {
  const at = after === undefined ? -1 : questions.findIndex(({ id }) => id === after)
  const settled = questions[at]
  const target = settled && jumpOf(settled, answers)
  if (target === END) return undefined
  const jumped = target === undefined ? -1 : questions.findIndex(({ id }) => id === target)
  // A jump only leads onwards: a stored one that does not is ignored.
  return questions.slice(Math.max(at + 1, jumped)).find((question) => isShown(question, answers))
}

/** Returns the id of the question to which the answer of another one jumps. */
function jumpOf({ id, jump_to = {} }: Step, answers: Answers): string | undefined {
  const answer = answerOf(answers, id)
  const value = answer === undefined ? undefined : valuesOf(answer).find((one) => Object.hasOwn(jump_to, one))
  return jump_to[value ?? ANY]
}

/** Returns the questions that these answers lead through, in order. */
export function pathOf<Question extends Step>(questions: readonly Question[], answers: Answers): Question[] {
  const path: Question[] = []
  let next = nextQuestion(questions, answers)
  while (next) {
    path.push(next)
    next = nextQuestion(questions, answers, next.id)
  }
  return path
}
