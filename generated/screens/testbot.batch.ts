// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/testbot/batch',
  title: 'Probar en Lote',
  help: 'Mira qué entiende el chatbot en muchos mensajes. Pégalos o elige los de la última semana; no le llegan a nadie.',
  warning: true,
  tabs: { strip: 'testbot', index: 1 },
  gate: { who: 'member' },
  body: {
    kind: 'page',
    page: 'testbot/batch',
    operations: [
      'testBatchRun',
      'testBatchRead',
      'testRecentMessageList',
      'trainingRunList',
      'intentButtonList',
      'misunderstoodResolve',
      'exampleCreate',
      'intentCreate',
    ],
  },
}

export default screen
