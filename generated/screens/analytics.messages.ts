// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/messages',
  title: 'Analíticas',
  tabs: { strip: 'analytics', index: 1 },
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Acá se van a ver los mensajes del período: enviados, recibidos, fallidos y lo que el chatbot no entendió.',
  },
}

export default screen
