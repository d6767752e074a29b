import { handlerGroup } from '../../../foundation/http/handler.ts'
import { createSurvey } from './create.ts'
import { saveSurveyQuestions, surveyQuestions } from './questions.ts'
import { saveSurveySettings, surveySettingsOf } from './settings.ts'

/** Handlers of what a survey asks and how. */
export const surveyHandlers = handlerGroup({
  surveyCreate: ({ scope, body }) => createSurvey(scope, body),
  surveyQuestionsGet: ({ scope, params }) => surveyQuestions(scope, params.idForm),
  surveyQuestionsUpdate: ({ scope, params, body }) => saveSurveyQuestions(scope, params.idForm, body),
  surveySettingsGet: ({ scope, params }) => surveySettingsOf(scope, params.idForm),
  surveySettingsUpdate: ({ scope, params, body }) => saveSurveySettings(scope, params.idForm, body),
})
