import { operations } from '../../../generated/operations.ts'
import { questionsOf } from '../examples/write.ts'
import { group } from '../http/handler.ts'
import { page } from '../http/page.ts'
import { refusals } from '../http/problem.ts'
import { hasIntent } from '../intents/queries.ts'
import { categoriesOf, createCategory, deleteCategory, renameCategory } from './categories.ts'
import { choicesOf } from './choices.ts'
import { convertQuick, convertSecondary } from './convert.ts'
import { exportMain } from './exchange/export.ts'
import { importMain } from './exchange/import.ts'
import { deletedQuick, deletedResponses } from './keeping.ts'
import { leadCheck } from './lead-check.ts'
import { listMain } from './main/queries.ts'
import { createMain, deleteMain, mainOf, restoreMain, updateMain } from './main/rules.ts'
import { moveQuestions, ownersOf } from './questions.ts'
import { listQuick } from './quick/queries.ts'
import { createQuick, deleteQuick, orderQuick, quickLimit, quickOf, restoreQuick, updateQuick } from './quick/rules.ts'
import { listSecondary } from './secondary/queries.ts'
import { createSecondary, deleteSecondary, restoreSecondary, secondaryOf, updateSecondary } from './secondary/rules.ts'
import { systemResponses } from './secondary/system.ts'

/** What the bot answers: main, secondary and quick responses, their categories and questions. */
export const responses = group({
  responseList: async ({ scope, query }) => {
    const { items, total } = await listMain(scope, query)
    return page(items, total)
  },
  responseCreate: ({ scope, body }) => createMain(scope, body),
  responseGet: ({ scope, params }) => mainOf(scope, params.id),
  responseUpdate: ({ scope, params, body }) => updateMain(scope, params.id, body),
  responseDelete: ({ scope, params }) => deleteMain(scope, params.id),
  responseRestore: ({ scope, params }) => restoreMain(scope, params.id),
  responseImport: ({ scope, body }) => importMain(scope, body.content, body.dry_run === true),
  responseExport: ({ scope }) => exportMain(scope),
  responseChoiceList: ({ scope }) => choicesOf(scope),
  responseLeadCheck: ({ scope, body }) => leadCheck(scope, body.title),
  responseDeletedList: ({ scope }) => deletedResponses(scope),

  responseCategoryList: ({ scope }) => categoriesOf(scope),
  responseCategoryCreate: ({ scope, body }) => createCategory(scope, body.name),
  responseCategoryUpdate: ({ scope, params, body }) => renameCategory(scope, params.id, body.name),
  responseCategoryDelete: ({ scope, params }) => deleteCategory(scope, params.id),

  responseQuestionCheck: async ({ scope, body }) => {
    const [owner] = await ownersOf(scope, [body.text])
    if (!owner) return { owner: null }
    const { response_id, intent_id, title } = owner
    return { owner: { response_id, intent_id, title } }
  },
  responseQuestionList: async ({ scope, params }) => {
    if (!(await hasIntent(scope, params.id))) throw refusals.notFound()
    return { questions: await questionsOf(scope, params.id) }
  },
  responseQuestionMove: async ({ scope, body }) => ({ count: await moveQuestions(scope, body) }),

  secondaryResponseList: async ({ scope, query }) => {
    const { items, total } = await listSecondary(scope, query)
    return page(items, total)
  },
  secondaryResponseCreate: ({ scope, body }) => createSecondary(scope, body),
  secondaryResponseGet: ({ scope, params }) => secondaryOf(scope, params.id),
  secondaryResponseUpdate: ({ scope, params, body }) => updateSecondary(scope, params.id, body),
  secondaryResponseDelete: ({ scope, params }) => deleteSecondary(scope, params.id),
  secondaryResponseRestore: ({ scope, params }) => restoreSecondary(scope, params.id),
  secondaryResponseConvert: ({ scope, params }) => convertSecondary(scope, params.id),
  systemResponseList: ({ scope }) => systemResponses(scope),

  quickResponseList: async ({ scope, query }) => {
    const { items, total } = await listQuick(scope, query)
    return page(items, total)
  },
  quickResponseCreate: ({ scope, body }) => createQuick(scope, body),
  quickResponseGet: ({ scope, params }) => quickOf(scope, params.id),
  quickResponseUpdate: ({ scope, params, body }) => updateQuick(scope, params.id, body),
  quickResponseDelete: ({ scope, params }) => deleteQuick(scope, params.id),
  quickResponseRestore: ({ scope, params }) => restoreQuick(scope, params.id),
  quickResponseDeletedList: ({ scope }) => deletedQuick(scope),
  quickResponseConvert: async ({ scope }) => ({ count: await convertQuick(scope) }),
  quickResponseLimitGet: ({ scope }) => quickLimit(scope),
  quickResponseOrder: async ({ scope, body }) => {
    await orderQuick(scope, body.ids)
    return { message: operations.quickResponseOrder.toasts.success }
  },
})
