// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/testbot',
  title: 'Probá tu Chatbot',
  help: 'Se conversa con el chatbot como un cliente y al lado se ve por qué contesta lo que contesta. No se envía nada a nadie.',
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
    ],
  },
}

export default screen
