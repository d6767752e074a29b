import { handlerGroup } from '../../foundation/http/handler.ts'
import { changeAnswer, deleteAnswer, deletePerson } from './answers/change.ts'
import { exportAnswers } from './answers/export.ts'
import { answerById, listAnswers } from './answers/list.ts'
import { summaryOf } from './answers/summary.ts'
import { createLink, deleteLink, linkOf, listLinks, updateLink } from './links/links.ts'
import { showSurvey } from './public/show.ts'
import { answerSurvey, noteProgress } from './public/store.ts'
import { listSends } from './sends/list.ts'
import { createSend, previewSend, stopSend } from './sends/sends.ts'

/** Handlers of how surveys are shared, answered and evaluated. */
export const surveyAnswerHandlers = handlerGroup({
  surveyLinkList: ({ scope, params, query }) => listLinks(scope, params.idForm, query),
  surveyLinkGet: ({ scope, params }) => linkOf(scope, params.idForm, params.id),
  surveyLinkCreate: ({ scope, params, body }) => createLink(scope, params.idForm, body),
  surveyLinkUpdate: ({ scope, params, body }) => updateLink(scope, params, body),
  surveyLinkDelete: ({ scope, params }) => deleteLink(scope, params),
  surveySendList: ({ scope, params, query }) => listSends(scope, params.idForm, query),
  surveySendCreate: ({ scope, params, body }) => createSend(scope, params.idForm, body),
  surveySendPreview: ({ scope, params, body }) => previewSend(scope, params.idForm, body),
  surveySendStop: ({ scope, params }) => stopSend(scope, params),
  surveyAnswerList: ({ scope, params, query }) => listAnswers(scope, params.idForm, query),
  surveyAnswerGet: ({ scope, params }) => answerById(scope, params.idForm, params.id),
  surveyAnswerUpdate: ({ scope, params, body }) => changeAnswer(scope, params, body),
  surveyAnswerDelete: ({ scope, params }) => deleteAnswer(scope, params),
  surveyPersonDelete: ({ scope, params }) => deletePerson(scope, params),
  surveyAnswerExport: ({ scope, params, query }) => exportAnswers(scope, params.idForm, query),
  surveySummaryGet: ({ scope, params, query }) => summaryOf(scope, params.idForm, query),
  surveyPublicGet: ({ params }) => showSurvey(params.slug),
  surveyPublicAnswer: ({ params, body }) => answerSurvey(params.slug, body),
  surveyProgressUpdate: ({ params, body }) => noteProgress(params.slug, body),
})
