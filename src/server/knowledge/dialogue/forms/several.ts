import { type Answers, answerOf } from '../../../../contract/forms/answers.ts'
import { answerFault } from '../../../../contract/forms/check-answer.ts'
import { readAnswer } from './read/answer.ts'
import { nameWithin } from './read/text.ts'
import type { Answer } from './read/types.ts'
import type { AskedForm } from './run.ts'
import type { FormQuestion } from './types.ts'

/** Kinds whose values are recognized by their form, in any message. */
const TELLING: ReadonlySet<FormQuestion['kind']> = new Set(['email', 'phone'])

/**
 * Returns what a message answers of questions that are still to come: "soy Ana Ruiz, 351 555 0142, ana@x.com". Their order
 * does not matter.
 */
export function othersIn({ deciding, form, run, question }: AskedForm, answered: Answer | undefined): Answers {
  const { text } = deciding.turn
  const open = form.questions.filter(
    ({ id }) => id !== question.id && answerOf(run.answers, id) === undefined && !run.settled.includes(id),
  )
  const found: Record<string, Answer> = {}
  const taken = new Set([answered])
  for (const other of open) {
    const answer = otherIn(other, { deciding, form, run, question })
    // The digits that answer the question are no telephone, too.
    if (answer === undefined || taken.has(answer) || answerFault(other, answer)) continue
    if (text.trim() === String(answered) && answered !== undefined) continue
    found[other.id] = answer
    taken.add(answer)
  }
  return found
}

function otherIn(other: FormQuestion, { deciding }: AskedForm): Answer | undefined {
  const { text } = deciding.turn
  if (other.reads === 'name') return nameWithin(text)
  if (other.reads === 'document') return /\d/.test(text) ? documentIn(other, deciding, text) : undefined
  return TELLING.has(other.kind) ? readAnswer(other, deciding, text)?.answer : undefined
}

/** Returns a document that a message names as one: any number may be something else. */
const documentIn = (other: FormQuestion, deciding: AskedForm['deciding'], text: string) =>
  /\b(?:dni|documento|cuit|cuil|rut|c[eé]dula)\b/iu.test(text) ? readAnswer(other, deciding, text)?.answer : undefined
