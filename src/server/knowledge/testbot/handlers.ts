import { handlerGroup } from '../../foundation/http/handler.ts'
import { testCases } from './cases.ts'
import { resetTest, sendTest } from './chat.ts'
import { contactsLike } from './contacts.ts'
import { runCases } from './run.ts'

/** Handlers for the test chat and its test cases. */
export const testbot = handlerGroup({
  testMessageSend: ({ scope, body }) => sendTest(scope, body),
  testReset: async ({ scope, body }) => {
    await resetTest(scope, body.session)
    return { message: 'Prueba reiniciada correctamente.' }
  },
  testContactList: ({ scope, query }) => contactsLike(scope, query.q ?? ''),
  testRun: ({ scope, body }) => runCases(scope, body),
  ...testCases.handlers,
})
