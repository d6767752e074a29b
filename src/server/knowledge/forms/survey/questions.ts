import type { components } from '../../../../../generated/api.d.ts'
import { hasOptions } from '../../../../contract/forms/question.ts'
import { questionFaults, takesLimits } from '../../../../contract/forms/question-faults.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { refuseHiddenVariables } from '../../../foundation/resource/hidden-variables.ts'
import { db } from '../../../foundation/store/db.ts'
import { refuseUncovered } from './own-answers.ts'
import { saveChoices } from './save-choices.ts'
import { changeSurvey, type StoredSurvey, type SurveyQuestion, surveyOf } from './stored.ts'

type Schemas = components['schemas']

/** Returns the questions of a survey, with what the builder needs. */
export const surveyQuestions = async (scope: Scope, id: number): Promise<Schemas['SurveyQuestions']> =>
  shown(scope, await surveyOf(scope, id))

/**
 * Replaces the questions of a survey. Answers stay: they belong to the id of their question.
 * @throws 422 at what is wrong with a question, 409 if they changed meanwhile
 */
export const saveSurveyQuestions = (
  scope: Scope,
  id: number,
  { questions, version }: Schemas['SurveyQuestionsInput'],
): Promise<Schemas['SurveyQuestions']> =>
  changeSurvey(
    scope,
    { id, version },
    {
      show: (survey) => shown(scope, survey),
      facts: ({ questions }) => ({ questions }),
      change: async (survey) => {
        refuseFaults(questions)
        await refuseUnknownData(scope, questions, survey)
        await refuseUncovered(scope, questions, survey)
        await refuseHiddenVariables(scope, { questions }, { questions: survey.questions })
        return { questions: questions.map(withoutUnused) }
      },
    },
  )

async function shown(scope: Scope, { id, name, questions, version }: StoredSurvey) {
  const { answers } = await db()
    .selectFrom('form_run')
    .select(({ fn }) => fn.countAll<number>().as('answers'))
    .where('form_id', '=', id)
    .where('status', '=', 'complete')
    .executeTakeFirstOrThrow()
  return { name, questions, version, answer_count: Number(answers), save_choices: await saveChoices(scope) }
}

function refuseFaults(questions: readonly SurveyQuestion[]): void {
  const faults = questionFaults(questions).filter(({ isWarning }) => !isWarning)
  const [first] = faults
  if (!first) return
  const fields = new Map<string, string[]>()
  for (const { index, field, text } of faults) {
    const path = `questions.${index}.${field}`
    fields.set(path, [...(fields.get(path) ?? []), text])
  }
  throw problem(422, 'invalid', first.text, Object.fromEntries(fields))
}

/** Refuses data of contacts that do not exist. One that is stored may be of a field that the caller does not see. */
async function refuseUnknownData(scope: Scope, questions: readonly SurveyQuestion[], before: StoredSurvey) {
  const known = new Set((await saveChoices(scope)).map(({ value }) => value))
  for (const { save_to } of before.questions) if (save_to) known.add(save_to)
  const at = questions.findIndex(({ save_to }) => save_to && !known.has(save_to))
  if (at < 0) return
  const text = 'Elige otro dato: ese no existe o no lo ves.'
  throw problem(422, 'invalid', text, { [`questions.${at}.save_to`]: [text] })
}

/** Drops what the kind of a question does not use, so that it does not come back with another kind. */
function withoutUnused({ options, min, max, ...rest }: SurveyQuestion): SurveyQuestion {
  return {
    ...rest,
    options: (hasOptions(rest.kind) && options) || [],
    ...(takesLimits(rest.kind) && { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
  }
}
