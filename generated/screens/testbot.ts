// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/testbot',
  title: 'Probá tu Chatbot',
  help: 'Escribe como un cliente y mira por qué contesta así. Nadie recibe los mensajes; las consultas a tu sistema son reales.',
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
