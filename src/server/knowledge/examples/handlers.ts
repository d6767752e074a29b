import { handlerGroup } from '../../foundation/http/handler.ts'
import { changeExamples, moveExamples, removeExamples, restoreExamples } from './bulk.ts'
import { checkExample } from './check.ts'
import { exportExamples } from './exchange/export.ts'
import { importExamples } from './exchange/import.ts'
import { examples } from './rules.ts'
import { suggestMarks } from './suggest.ts'

/** Handlers for training examples. */
export const exampleHandlers = handlerGroup({
  ...examples.handlers,
  exampleMove: async ({ scope, body }) => ({ count: await moveExamples(scope, body.ids, body.intent_id) }),
  exampleRemove: async ({ scope, body }) => ({ count: await removeExamples(scope, body.ids) }),
  exampleChange: async ({ scope, body }) => ({ count: await changeExamples(scope, body) }),
  exampleRestore: async ({ scope, body }) => ({ count: await restoreExamples(scope, body.ids) }),
  exampleSuggest: async ({ scope, body }) => ({ entities: await suggestMarks(scope, body.text) }),
  exampleCheck: ({ scope, body }) => checkExample(scope, body),
  exampleExport: ({ scope, body }) => exportExamples(scope, body),
  exampleImport: ({ scope, body }) => importExamples(scope, body),
})
