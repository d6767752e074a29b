import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']

export type Question = Schemas['SurveyQuestion']
export type Condition = Schemas['SurveyCondition']
export type Questions = Schemas['SurveyQuestions']
export type QuestionsInput = Schemas['SurveyQuestionsInput']
export type SaveChoice = Schemas['SurveySaveChoice']
