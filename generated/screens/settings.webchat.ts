// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/webchat',
  title: 'Configuración',
  tabs: { strip: 'settings', index: 1 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: { kind: 'pending', text: 'Acá se va a poder elegir el aspecto y el comportamiento del webchat.' },
}

export default screen
