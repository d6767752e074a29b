import { group } from '../http/handler.ts'
import { page } from '../http/page.ts'
import { changeExamples, moveExamples, removeExamples, restoreExamples } from './bulk.ts'
import { checkExample } from './check.ts'
import { exportExamples } from './exchange/export.ts'
import { importExamples } from './exchange/import.ts'
import { exampleOf, listExamples } from './queries.ts'
import { createExample, deleteExample, updateExample } from './rules.ts'
import { suggestMarks } from './suggest.ts'

/** What the bot is taught with. */
export const examples = group({
  exampleList: async ({ scope, query }) => {
    const { items, total } = await listExamples(scope, query)
    return page(items, total)
  },
  exampleGet: ({ scope, params }) => exampleOf(scope, params.id),
  exampleCreate: ({ scope, body }) => createExample(scope, body),
  exampleUpdate: ({ scope, params, body }) => updateExample(scope, params.id, body),
  exampleDelete: ({ scope, params }) => deleteExample(scope, params.id),
  exampleMove: async ({ scope, body }) => ({ count: await moveExamples(scope, body.ids, body.intent_id) }),
  exampleRemove: async ({ scope, body }) => ({ count: await removeExamples(scope, body.ids) }),
  exampleChange: async ({ scope, body }) => ({ count: await changeExamples(scope, body) }),
  exampleRestore: async ({ scope, body }) => ({ count: await restoreExamples(scope, body.ids) }),
  exampleSuggest: async ({ scope, body }) => ({ entities: await suggestMarks(scope, body.text) }),
  exampleCheck: ({ scope, body }) => checkExample(scope, body),
  exampleExport: ({ scope, body }) => exportExamples(scope, body),
  exampleImport: ({ scope, body }) => importExamples(scope, body),
})
