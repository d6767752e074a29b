import type { components } from '../../../../../generated/api.d.ts'
import { type Page, page } from '../../../foundation/http/page.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../../foundation/store/list.ts'
import { type AnswerRow, answersOf, toAnswer } from './rows.ts'
import { seenSurvey } from './seen-survey.ts'

type SurveyAnswer = components['schemas']['SurveyAnswer']

/** How answers are filtered and sorted. */
export const answerColumns = ({ timeZone }: Scope) => ({
  id: exact('r.id'),
  contact: text('r.contact'),
  contact_id: exact('r.contact_id'),
  channel: exact('r.channel'),
  status: exact('r.status'),
  reviewed: exact('r.reviewed'),
  source: text('r.source'),
  link_id: exact('r.link_id'),
  score: { ...exact('r.score'), emptyLast: true },
  started_at: time('r.started_at', timeZone),
  finished_at: { ...time('r.finished_at', timeZone), emptyLast: true },
})

/** Returns a page of the answers of a survey. */
export async function listAnswers(scope: Scope, formId: number, request: ListRequest): Promise<Page<SurveyAnswer>> {
  const survey = await seenSurvey(scope, formId)
  const rows = db().selectFrom(answersOf(scope, survey).as('r')).selectAll()
  const { items, total } = await listRows(rows, request, answerColumns(scope))
  return page(
    items.map((row) => toAnswer(scope, survey, row)),
    total,
  )
}

/** Returns an answer as stored, with its survey; throws 404 if there is none that the caller sees. */
export async function answerRow(scope: Scope, formId: number, id: number) {
  const survey = await seenSurvey(scope, formId)
  const row: AnswerRow | undefined = await answersOf(scope, survey).where('u.id', '=', id).executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  return { survey, row }
}

/** Returns an answer as staff sees it. */
export async function answerById(scope: Scope, formId: number, id: number): Promise<SurveyAnswer> {
  const { survey, row } = await answerRow(scope, formId, id)
  return toAnswer(scope, survey, row)
}
