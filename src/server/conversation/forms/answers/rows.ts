import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Answers } from '../../../../contract/forms/answers.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { seenRun } from '../../../knowledge/forms/seen-runs.ts'
import { shownValues } from '../../../knowledge/forms/survey/shown-values.ts'
import type { SeenSurvey } from './seen-survey.ts'
import { sourceOf } from './source.ts'

type SurveyAnswer = components['schemas']['SurveyAnswer']

/** The kinds of questions whose answers are a score, the first one of a survey being its score. */
const SCORED: readonly string[] = ['nps', 'csat', 'rating']

/** Returns the id of the question whose answer is the score of an answered survey. */
const scoredQuestion = ({ questions }: SeenSurvey) => questions.find(({ kind }) => SCORED.includes(kind))?.id

function scoreOf(survey: SeenSurvey): RawBuilder<number | null> {
  const id = scoredQuestion(survey)
  if (id === undefined) return sql`null::float8`
  return sql`case when jsonb_typeof(u.answers->${id}::text) = 'number' then (u.answers->>${id}::text)::float8 end`
}

/**
 * Selects the answers of a survey that the caller may see: none that was given in a conversation that they do not see, and
 * none that goes to an own field that they do not see. In an anonymous survey nobody sees whose they are; in others, who
 * may open conversations or the contacts.
 */
export function answersOf(scope: Scope, survey: SeenSurvey) {
  const hidden = survey.settings.anonymous === true
  const { contacts, chats } = scope.permissions
  const shown = <T>(column: RawBuilder<T>) => (hidden ? sql<T | null>`null` : column)
  return db()
    .selectFrom('form_run as u')
    .leftJoin('contact as k', 'k.id', 'u.contact_id')
    .select(['u.id', 'u.channel', 'u.link_id', 'u.status', 'u.asked', 'u.reviewed'])
    .select(['u.started_at', 'u.finished_at', 'u.consented_at', 'u.edited_at'])
    .select([
      seenAnswers(survey).as('answers'),
      (contacts ? shown(sql<number | null>`u.contact_id`) : sql<null>`null`).as('contact_id'),
      shown(sql<number | null>`u.chat_id`).as('chat_id'),
      (hidden || !(contacts || chats) ? sql<string>`''` : sql<string>`coalesce(k.name, '')`).as('contact'),
      scoreOf(survey).as('score'),
      sourceOf(hidden).as('source'),
    ])
    .where('u.bot_id', '=', scope.botId)
    .where('u.form_id', '=', survey.id)
    .where(seenRun(scope))
}

const seenAnswers = ({ only }: SeenSurvey) =>
  only
    ? sql<Answers>`coalesce((select jsonb_object_agg(a.key, a.value) from jsonb_each(u.answers) a
        where a.key = any(${[...only]}::text[])), '{}')`
    : sql<Answers>`u.answers`

/** A selected answer. */
export interface AnswerRow extends Omit<SurveyAnswer, 'values'> {
  answers: Answers
  asked: string[]
}

/** Returns an answer as staff sees it: in words, in the order of the questions. */
export function toAnswer(scope: Scope, survey: SeenSurvey, { answers, asked: _, ...row }: AnswerRow): SurveyAnswer {
  return {
    ...row,
    chat_id: scope.permissions.chats ? row.chat_id : null,
    values: shownValues(survey.questions, answers),
  }
}
