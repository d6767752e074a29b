import { sql } from 'kysely'
import type { Scope } from '../../../foundation/http/scope.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { hiddenKeys } from '../../../foundation/scope/own-fields.ts'
import { db } from '../../../foundation/store/db.ts'
import type { StoredSurvey, SurveyQuestion } from './stored.ts'

/** Whether the answers to a question go to one of these own fields of contacts. */
export const goesTo = ({ save_to }: SurveyQuestion, keys: ReadonlySet<string>): boolean =>
  typeof save_to === 'string' && keys.has(save_to.replace(/^custom\./, ''))

/**
 * Refuses questions with which the caller would see answers that went to an own field that they do not see: one that goes
 * elsewhere now, and one that takes the place of a question that is gone.
 * @throws 422 at the question
 */
export async function refuseUncovered(
  scope: Scope,
  questions: readonly SurveyQuestion[],
  { id: formId, questions: before }: StoredSurvey,
): Promise<void> {
  const hidden = await hiddenKeys(scope)
  if (hidden.size === 0) return
  for (const [at, question] of questions.entries()) {
    const earlier = before.find(({ id }) => id === question.id)
    if (earlier && goesTo(earlier, hidden) && question.save_to !== earlier.save_to)
      throw invalidProblem(`questions.${at}.save_to`, 'No ves el dato que tenía. Pídele el cambio a quien lo ve.')
    if (!earlier && (await hasAnswers(formId, question.id)))
      throw invalidProblem(`questions.${at}.id`, 'Otra pregunta usó ese identificador. Escribe uno distinto.')
  }
}

async function hasAnswers(formId: number, question: string): Promise<boolean> {
  const run = db().selectFrom('form_run').select('id').where('form_id', '=', formId)
  const answered = sql<boolean>`jsonb_exists(answers, ${question}::text)`
  return (await run.where(answered).limit(1).executeTakeFirst()) !== undefined
}
