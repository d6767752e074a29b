// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics',
  title: 'Analíticas',
  help: 'Si el chatbot te ahorra trabajo y dónde ayudar al equipo. Cada cifra abre las conversaciones que cuenta.',
  tabs: { strip: 'analytics', index: 0 },
  gate: { who: 'member' },
  body: {
    kind: 'page',
    page: 'analytics/conversations',
    operations: [
      'conversationAnalyticsGet',
      'conversationCohortGet',
      'areaList',
      'labelList',
      'chatUserList',
      'reportList',
      'reportGet',
      'reportCreate',
      'reportUpdate',
      'reportDelete',
      'analyticsExportSizeGet',
      'analyticsExportCreate',
    ],
  },
}

export default screen
