// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics',
  title: 'Analíticas',
  tabs: { strip: 'analytics', index: 0 },
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Acá se van a ver las conversaciones del período: cuántas hubo, por canal, área y usuario, cuánto se tardó y qué resolvió el chatbot.',
  },
}

export default screen
