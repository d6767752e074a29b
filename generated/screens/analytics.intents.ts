// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/intents',
  title: 'Analíticas',
  tabs: { strip: 'analytics', index: 2 },
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Acá se van a ver las intenciones: cuánto se usan, con qué confianza y cuáles se confunden.',
  },
}

export default screen
