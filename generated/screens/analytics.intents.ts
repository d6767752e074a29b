// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/intents',
  title: 'Analíticas',
  tabs: { strip: 'analytics', index: 2 },
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver cuánto se usa cada intención y cuáles se confunden.',
  },
}

export default screen
