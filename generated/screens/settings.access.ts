// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/access',
  title: 'Configuración',
  danger: true,
  tabs: { strip: 'settings', index: 3 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás decidir qué empresas pueden usar el chatbot.',
  },
}

export default screen
