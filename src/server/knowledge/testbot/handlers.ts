import { group } from '../../foundation/http/handler.ts'
import { testCases } from './cases.ts'
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
  ...testCases.handlers,
})
