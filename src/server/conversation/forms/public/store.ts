import type { components } from '../../../../../generated/api.d.ts'
import { type Answers, answerOf } from '../../../../contract/forms/answers.ts'
import { answerError, isBlank } from '../../../../contract/forms/check-answer.ts'
import { pathOf } from '../../../../contract/forms/flow.ts'
import { isAnswerable } from '../../../../contract/forms/question.ts'
import { isOnWeb } from '../../../../contract/forms/typed.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import { formCompleted } from '../completed.ts'
import { linkOf, type OpenLink, openLink, refuseOver } from './open.ts'
import { shownQuestion, thanksOf } from './show.ts'

type Schemas = components['schemas']

/** Distinguishes runs of the web from those of conversations, and the runs of each link. */
const keyOf = (linkId: number, key: string) => `web:${linkId}:${key}`

/**
 * Stores the answers to the survey of a link and returns its thanks. Only what the answers lead through is kept. The same
 * key stores one answer, however often it is sent.
 * @throws 422 at the questions whose answers do not fit, by their ids
 */
export const answerSurvey = (
  slug: string,
  { key, consent = false, values }: Schemas['SurveyPublicAnswer'],
): Promise<Schemas['Message']> =>
  tx(async () => {
    const link = await linkOf(slug, true)
    if (await isAnswered(link, key)) return { message: await thanksOf(link) }
    await refuseOver(link)
    const said = values.filter(({ value }) => !isBlank(value))
    const given: Answers = Object.fromEntries(said.map(({ question, value }) => [question, value]))
    const { answers, asked } = checked(link, given, consent)
    const now = currentCall().services.clock()
    const columns = {
      ...{ status: 'complete' as const, answers: json(answers), asked: json(asked), finished_at: now, updated_at: now },
      consented_at: consent && link.settings.consent_text !== '' ? now : null,
    }
    const run = await db()
      .insertInto('form_run')
      .values({ ...rowOf(link, key), started_at: now, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['form_id', 'key']).doUpdateSet(columns).where('form_run.status', '!=', 'complete'),
      )
      .returning('id')
      .executeTakeFirst()
    if (run) await formCompleted({ id: run.id, botId: link.botId, form: { ...link.survey, kind: 'survey' }, answers })
    return { message: await thanksOf(link) }
  })

/** Notes which questions somebody came to, without what they answered: that is stored when they send it. */
export const noteProgress = (slug: string, { key, asked }: Schemas['SurveyPublicProgress']): Promise<void> =>
  tx(async () => {
    const link = await openLink(slug)
    const known = new Set(link.survey.questions.map(({ id }) => id))
    const now = currentCall().services.clock()
    const columns = { asked: json(asked.filter((id) => known.has(id))), updated_at: now }
    await db()
      .insertInto('form_run')
      .values({ ...rowOf(link, key), started_at: now, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['form_id', 'key']).doUpdateSet(columns).where('form_run.status', '!=', 'complete'),
      )
      .execute()
  })

const rowOf = ({ id, botId, sourceTag, survey }: OpenLink, key: string) => ({
  ...{
    bot_id: botId,
    form_id: survey.id,
    link_id: id,
    channel: 'web' as const,
    key: keyOf(id, key),
    source: sourceTag,
  },
})

/** Whether the same answer was stored before. */
async function isAnswered({ id, survey }: OpenLink, key: string): Promise<boolean> {
  const earlier = await db()
    .selectFrom('form_run')
    .select('status')
    .where('form_id', '=', survey.id)
    .where('key', '=', keyOf(id, key))
    .executeTakeFirst()
  return earlier?.status === 'complete'
}

/** Returns what the answers lead through, once all of it fits. */
function checked({ survey, settings }: OpenLink, given: Answers, consent: boolean) {
  const questions = survey.questions.map(shownQuestion)
  const path = pathOf(questions, given).filter(({ kind }) => isOnWeb(kind) && isAnswerable(kind))
  const faults = Object.fromEntries(
    path.flatMap((question) => {
      const error = answerError(question, answerOf(given, question.id))
      return error ? [[question.id, [error]]] : []
    }),
  )
  if (settings.consent_required && !consent) faults.consent = ['Para seguir, {aceptá/acepta/acepte} el consentimiento.']
  const [first] = Object.values(faults)
  if (first) throw problem(422, 'invalid', first[0] ?? '', faults)
  const ids = path.map(({ id }) => id)
  const answers = Object.fromEntries(Object.entries(given).filter(([id]) => ids.includes(id)))
  return { answers, asked: ids }
}
