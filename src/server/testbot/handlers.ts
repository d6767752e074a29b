import { group } from '../http/handler.ts'
import { page } from '../http/page.ts'
import { caseOf, createCase, deleteCase, listCases, updateCase } from './cases.ts'
import { resetTest, sendTest } from './chat.ts'
import { contactsLike } from './contacts.ts'
import { runCases } from './run.ts'

/** The test chat and its cases. */
export const testbot = group({
  testMessageSend: ({ scope, body }) => sendTest(scope, body),
  testReset: async ({ scope, body }) => {
    await resetTest(scope, body.session)
    return { message: 'Prueba reiniciada' }
  },
  testContactList: ({ scope, query }) => contactsLike(scope, query.q ?? ''),
  testRun: ({ scope, body }) => runCases(scope, body),
  testCaseList: async ({ scope, query }) => {
    const { items, total } = await listCases(scope, query)
    return page(items, total)
  },
  testCaseGet: ({ scope, params }) => caseOf(scope, params.id),
  testCaseCreate: ({ scope, body }) => createCase(scope, body),
  testCaseUpdate: ({ scope, params, body }) => updateCase(scope, params.id, body),
  testCaseDelete: ({ scope, params }) => deleteCase(scope, params.id),
})
