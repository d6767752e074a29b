import type { Outcome, RuleContext } from '../rule.ts'
import type { Reply } from '../types.ts'
import { placeOf, wayOf } from './path.ts'
import type { FormDefinition, FormInProgress, FormQuestion, FormReply, FormStep, RunStatus } from './types.ts'

/** A message that is read with the question of a form. */
export interface AskedForm {
  deciding: RuleContext
  form: FormDefinition
  run: FormInProgress
  question: FormQuestion
}

/** Returns the reply that stores a run. Only the answers on the way that was gone count. */
export function runReply(form: FormDefinition | undefined, run: FormInProgress, status: RunStatus): FormReply {
  const { formId, key, asked, source, startedAt, origin } = run
  const answers = form ? wayOf(form, run.answers, run.settled).answers : run.answers
  // What is answered beyond the question that is asked is not lost when the form ends before it.
  const all = status === 'complete' ? answers : { ...run.answers, ...answers }
  return { kind: 'form', formId, key, status, answers: all, asked, source, startedAt, ...(origin && { origin }) }
}

/** Whether a customer let the time of a form pass. */
export const isExpired = ({ at, minutes }: FormInProgress, now: Date): boolean =>
  now.getTime() - Date.parse(at) > minutes * 60_000

/** Returns the explanation of a step. */
export function stepOf(
  { form, question }: Pick<AskedForm, 'form'> & Partial<AskedForm>,
  step: Pick<FormStep, 'why'> & Partial<FormStep>,
): Outcome['explanation'] {
  return {
    rule: 'form',
    by: form.name,
    form: {
      ...{ formId: form.id, form: form.name },
      ...(question && { question: question.text }),
      ...(question && form.questions.includes(question) && { place: placeOf(form, question.id) }),
      ...step,
    },
  }
}

/** Returns replies with what stores the run before them: it does not wait for pauses between them. */
export const stored = (run: FormReply, replies: readonly Reply[]): Reply[] => [run, ...replies]
