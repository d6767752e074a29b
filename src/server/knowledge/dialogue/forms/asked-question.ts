import type { FormDefinition, FormInProgress, FormQuestion } from './types.ts'

/** The question whether what is known of the contact is replaced. No question of a form has this id. */
export const KEEP = '@keep'

/** Returns the question whether what is known of the contact is replaced, which no form lists. */
export const keepQuestionOf = (text: string): FormQuestion => ({
  ...{ id: KEEP, text, kind: 'yes_no', required: true, maxRetries: 1, onFail: 'skip', skipIfKnown: false },
})

/** Returns the question that a customer was asked last; undefined if it is gone. */
export function askedQuestion(
  form: Pick<FormDefinition, 'questions'> | undefined,
  run: FormInProgress | undefined,
): FormQuestion | undefined {
  if (!form || !run) return undefined
  if (run.asking === KEEP) return run.keep === undefined ? undefined : keepQuestionOf(run.keep)
  return form.questions.find(({ id }) => id === run.asking)
}
