// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics',
  title: 'Analíticas',
  tabs: { strip: 'analytics', index: 0 },
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver tus conversaciones por canal, área y persona.',
  },
}

export default screen
