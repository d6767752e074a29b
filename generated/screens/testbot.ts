// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/testbot',
  title: 'Probá tu Chatbot',
  help: 'Conversa con el chatbot como un cliente y mira por qué contesta así. Ningún cliente recibe estos mensajes. Las consultas a tu sistema son reales en esta conversación; en los casos de prueba no se hacen.',
  tabs: { strip: 'testbot', index: 0 },
  gate: { who: 'member' },
  body: {
    kind: 'page',
    page: 'testbot',
    operations: [
      'testMessageSend',
      'testReset',
      'testContactList',
      'testRun',
      'testCaseList',
      'testCaseGet',
      'testCaseCreate',
      'testCaseUpdate',
      'testCaseDelete',
      'testChatCaseGet',
      'testChatList',
      'intentButtonList',
      'responseChoiceList',
    ],
  },
}

export default screen
