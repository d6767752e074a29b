import { handlerGroup } from '../../foundation/http/handler.ts'
import { runBatch } from './batch.ts'
import { readBatch } from './batch-text.ts'
import { testCases } from './cases.ts'
import { resetTest, sendTest } from './chat.ts'
import { caseFromChat } from './chat-case.ts'
import { chatsForCases } from './chat-list.ts'
import { contactsLike } from './contacts.ts'
import { recentMessages } from './recent.ts'
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
  testBatchRead: ({ scope, body }) => readBatch(scope, body.content),
  testBatchRun: ({ scope, body }) => runBatch(scope, body),
  testRecentMessageList: ({ scope }) => recentMessages(scope),
  testChatList: ({ scope, query }) => chatsForCases(scope, query.q ?? ''),
  testChatCaseGet: ({ scope, params }) => caseFromChat(scope, params.chatId),
  ...testCases.handlers,
})
