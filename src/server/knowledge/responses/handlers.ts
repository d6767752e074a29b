import { operations } from '../../../../generated/operations.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import { questionsOf } from '../examples/write.ts'
import { hasIntent } from '../intents/queries.ts'
import { responseCategories } from './categories.ts'
import { checkButtonTarget } from './check-button-target.ts'
import { choicesOf } from './choices.ts'
import { convertQuick, convertSecondary } from './convert.ts'
import { deletedResponses } from './deleted-responses.ts'
import { exportMain } from './exchange/export.ts'
import { importMain } from './exchange/import.ts'
import { mainResponses } from './main/rules.ts'
import { moveQuestions, questionOwners } from './questions.ts'
import { orderQuick, quickLimit, quickResponses } from './quick/rules.ts'
import { secondaryResponses } from './secondary/rules.ts'
import { systemResponses } from './secondary/system.ts'

/** Handlers for main, secondary and quick responses, their categories and their questions. */
export const responses = handlerGroup({
  ...mainResponses.handlers,
  responseImport: ({ scope, body }) => importMain(scope, body.content, body.dry_run === true),
  responseExport: ({ scope }) => exportMain(scope),
  responseChoiceList: ({ scope }) => choicesOf(scope),
  responseLeadCheck: ({ scope, body }) => checkButtonTarget(scope, body.title),
  responseDeletedList: ({ scope }) => deletedResponses(scope),

  ...responseCategories.handlers,
  responseCategoryList: ({ scope }) => responseCategories.all(scope),

  responseQuestionCheck: async ({ scope, body }) => {
    const [owner] = await questionOwners(scope, [body.text])
    if (!owner) return { owner: null }
    const { response_id, intent_id, title } = owner
    return { owner: { response_id, intent_id, title } }
  },
  responseQuestionList: async ({ scope, params }) => {
    if (!(await hasIntent(scope, params.id))) throw commonProblems.notFound()
    return { questions: await questionsOf(scope, params.id) }
  },
  responseQuestionMove: async ({ scope, body }) => ({ count: await moveQuestions(scope, body) }),

  ...secondaryResponses.handlers,
  secondaryResponseConvert: ({ scope, params }) => convertSecondary(scope, params.id),
  systemResponseList: ({ scope }) => systemResponses(scope),

  ...quickResponses.handlers,
  quickResponseConvert: async ({ scope }) => ({ count: await convertQuick(scope) }),
  quickResponseLimitGet: ({ scope }) => quickLimit(scope),
  quickResponseOrder: async ({ scope, body }) => {
    await orderQuick(scope, body.ids)
    return { message: operations.quickResponseOrder.toasts.success }
  },
})
