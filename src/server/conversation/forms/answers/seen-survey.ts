import { CONSENT } from '../../../../contract/forms/question.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { hiddenKeys } from '../../../foundation/scope/own-fields.ts'
import { goesTo } from '../../../knowledge/forms/survey/own-answers.ts'
import { type StoredSurvey, surveyOf } from '../../../knowledge/forms/survey/stored.ts'

/** A survey as somebody sees its answers: without the questions whose answers go to an own field that they do not see. */
export interface SeenSurvey extends StoredSurvey {
  /** the ids of the answers that they see; absent if they see all */
  only?: readonly string[]
}

/**
 * Returns a survey as the caller sees its answers; throws 404 if there is none. Where an answer to a question that is gone
 * went is not known any more: only who sees all fields sees it.
 */
export async function seenSurvey(scope: Scope, id: number): Promise<SeenSurvey> {
  const survey = await surveyOf(scope, id)
  const hidden = await hiddenKeys(scope)
  if (hidden.size === 0) return survey
  const questions = survey.questions.filter((question) => !goesTo(question, hidden))
  return { ...survey, questions, only: [...questions.map((question) => question.id), CONSENT] }
}
