// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/notifications',
  title: 'Configuración',
  tabs: { strip: 'settings', index: 2 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás elegir qué avisamos, a quién y por qué medio.',
  },
}

export default screen
