import type { components } from '../../../../../generated/api.d.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { translateUniqueViolations, type UniqueIndexes } from '../../../foundation/resource/refuse.ts'
import { hasValues } from '../../../foundation/resource/unchanged.ts'
import { db } from '../../../foundation/store/db.ts'
import type { FormSettings } from '../../catalogue/types.ts'
import type { StoredSurveySettings } from '../../dialogue/forms/survey-defaults.ts'
import { changeForm } from '../save-part.ts'

type Schemas = components['schemas']

export type SurveyQuestion = Schemas['SurveyQuestion']

/** A survey with its questions and settings, as stored. */
export interface StoredSurvey {
  id: number
  botId: number
  name: string
  description: string
  enabled: boolean
  questions: SurveyQuestion[]
  settings: StoredSurveySettings
  version: number
}

const columns = ['id', 'bot_id', 'name', 'description', 'enabled', 'questions', 'settings', 'version'] as const

/** Returns a survey of the bot; throws 404 if there is none, or if the form is of another kind. */
export async function surveyOf({ botId }: Pick<Scope, 'botId'>, id: number): Promise<StoredSurvey> {
  const row = await db()
    .selectFrom('form')
    .select(columns)
    .where('bot_id', '=', botId)
    .where('id', '=', id)
    .where('kind', '=', 'survey')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const { bot_id, questions, settings, ...rest } = row
  return { ...rest, botId: bot_id, questions: questions.filter(isQuestion), settings: surveySettings(settings) }
}

const isQuestion = (question: object): question is SurveyQuestion => 'text' in question && 'kind' in question

/** Returns the settings of a form as those of a survey: the kind of the form says what they are. */
export const surveySettings = (settings: FormSettings): StoredSurveySettings => settings as StoredSurveySettings

/** A part of a survey that is read and saved as a whole. */
interface Part<Shown extends object> {
  show: (survey: StoredSurvey) => Promise<Shown>
  /** returns what changes; throws if it must not be stored */
  change: (survey: StoredSurvey) => Promise<Partial<StoredSurvey>>
  /** what the history keeps */
  facts: (survey: StoredSurvey) => object
}

/** Changes a survey, unless somebody did since the caller read it. Without effect it leaves no trace. */
export const changeSurvey = <Shown extends object>(
  scope: Scope,
  { id, version }: { id: number; version: number | undefined },
  { show, change, facts }: Part<Shown>,
): Promise<Shown> =>
  translateUniqueViolations(NAME_TAKEN, () =>
    changeForm(scope, version, {
      ...{ find: () => surveyOf(scope, id), show, facts },
      change: async (survey) => {
        const changes = await change(survey)
        return hasValues(survey, changes) ? undefined : changes
      },
    }),
  )

const NAME_TAKEN: UniqueIndexes = { form_name: ['name', 'Ya existe un formulario con ese nombre. Elige otro.'] }
