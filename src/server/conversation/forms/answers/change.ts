import type { components } from '../../../../../generated/api.d.ts'
import { resolveFormOfAddress } from '../../../../contract/address-form.ts'
import type { Answers } from '../../../../contract/forms/answers.ts'
import { answerError, isBlank } from '../../../../contract/forms/check-answer.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../../foundation/resource/unchanged.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import type { SurveyQuestion } from '../../../knowledge/forms/survey/stored.ts'
import { answerById, answerRow } from './list.ts'
import { answersOf } from './rows.ts'

type Schemas = components['schemas']
type Place = { idForm: number; id: number }

/** Corrects values of an answer, or marks it as reviewed. */
export const changeAnswer = (
  scope: Scope,
  { idForm, id }: Place,
  { reviewed, values = [] }: Schemas['SurveyAnswerChange'],
): Promise<Schemas['SurveyAnswer']> =>
  tx(async () => {
    // Only rows that the caller sees are locked.
    await answerRow(scope, idForm, id)
    const locked = db()
      .selectFrom('form_run')
      .select('answers')
      .where('bot_id', '=', scope.botId)
      .where('form_id', '=', idForm)
      .where('id', '=', id)
      .forUpdate()
    const stored = (await locked.executeTakeFirst())?.answers ?? {}
    const { survey, row } = await answerRow(scope, idForm, id)
    // With those that the caller does not see: they stay.
    const answers = corrected(survey.questions, stored, values)
    const isEmptied = Object.keys(stored).some((key) => !Object.hasOwn(answers, key))
    const isCorrected = isEmptied || !hasValues(stored, answers)
    if (!isCorrected && (reviewed === undefined || reviewed === row.reviewed))
      return unchanged(await answerById(scope, idForm, id))
    await db()
      .updateTable('form_run')
      .set({
        ...(reviewed !== undefined && { reviewed }),
        ...(isCorrected && { answers: json(answers), edited_at: currentCall().services.clock() }),
      })
      .where('id', '=', id)
      .execute()
    await writeAudit({
      id: idForm,
      label: survey.name,
      before: { reviewed: row.reviewed, ...(isCorrected && { corrected: false }) },
      after: { reviewed: reviewed ?? row.reviewed, ...(isCorrected && { corrected: true }) },
    })
    return answerById(scope, idForm, id)
  })

/** Returns the answers with these values. @throws 422 at a value that does not fit its question */
function corrected(
  questions: readonly SurveyQuestion[],
  answers: Answers,
  values: readonly Schemas['SurveyGivenValue'][],
): Answers {
  const faults: Record<string, string[]> = {}
  const made: Record<string, Answers[string]> = { ...answers }
  for (const [at, { question: id, value }] of values.entries()) {
    const question = questions.find((one) => one.id === id)
    const error = question
      ? answerError({ ...question, error_text: '' }, value)
      : 'Elige una pregunta de la encuesta: esa ya no existe o no la ves.'
    if (error) faults[`values.${at}.value`] = [resolveFormOfAddress(error, 'tu')]
    else if (isBlank(value)) delete made[id]
    else made[id] = value
  }
  const [first] = Object.values(faults)
  if (first) throw problem(422, 'invalid', first[0] ?? '', faults)
  return made
}

/** Deletes an answer. */
export const deleteAnswer = (scope: Scope, { idForm, id }: Place): Promise<void> =>
  tx(async () => {
    const { survey } = await answerRow(scope, idForm, id)
    await db().deleteFrom('form_run').where('id', '=', id).execute()
    await writeAudit({ id: idForm, label: survey.name, before: { answers: 1 } })
  })

/** Deletes all answers to a survey of who gave one of them, as far as the caller sees them. */
export const deletePerson = (scope: Scope, { idForm, id }: Place): Promise<void> =>
  tx(async () => {
    const { survey } = await answerRow(scope, idForm, id)
    const { numDeletedRows } = await db()
      .deleteFrom('form_run')
      .where('id', 'in', db().selectFrom(answersOf(scope, survey).as('r')).select('r.id'))
      .where((is) =>
        is.or([
          is('id', '=', id),
          is('contact_id', '=', (one) => one.selectFrom('form_run').select('contact_id').where('id', '=', id)),
        ]),
      )
      .executeTakeFirst()
    await writeAudit({ id: idForm, label: survey.name, before: { answers: Number(numDeletedRows) } })
  })
