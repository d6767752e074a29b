// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/testbot/batch',
  title: 'Probar en Lote',
  help: 'Prueba muchos mensajes a la vez y mira qué entiende el chatbot con un modelo o con otro. No le llegan a nadie.',
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
