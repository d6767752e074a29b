// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/state',
  title: 'Estado del Chatbot',
  help: 'Si el chatbot contesta, con qué modelo y qué le falta aprender. Entrénalo para que llegue a tus clientes.',
  gate: { who: 'member' },
  body: {
    kind: 'page',
    page: 'state',
    operations: ['botStateGet', 'botStateUpdate', 'trainingGet', 'trainingStart', 'trainingCancel'],
  },
}

export default screen
