// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/intents',
  title: 'Analíticas',
  help: 'Qué quieren tus clientes y qué enseñarle al chatbot. Cada cifra abre las conversaciones que cuenta.',
  tabs: { strip: 'analytics', index: 3 },
  gate: { who: 'member' },
  body: {
    kind: 'page',
    page: 'analytics/intents',
    operations: [
      'intentAnalyticsGet',
      'areaList',
      'labelList',
      'chatUserList',
      'analyticsExportSizeGet',
      'analyticsExportCreate',
    ],
  },
}

export default screen
