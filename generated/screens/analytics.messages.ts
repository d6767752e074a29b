// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/analytics/messages',
  title: 'Analíticas',
  tabs: { strip: 'analytics', index: 1 },
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver los mensajes enviados, recibidos y fallidos.',
  },
}

export default screen
