// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/messages',
  title: 'Analíticas',
  help: 'Qué escriben tus clientes, quién contesta y qué no entendió el chatbot.',
  tabs: { strip: 'analytics', index: 2 },
  gate: { who: 'member' },
  body: {
    kind: 'page',
    page: 'analytics/messages',
    operations: [
      'messageAnalyticsGet',
      'misunderstoodList',
      'areaList',
      'labelList',
      'chatUserList',
      'analyticsExportSizeGet',
      'analyticsExportCreate',
    ],
  },
}

export default screen
