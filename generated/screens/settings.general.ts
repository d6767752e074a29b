// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/settings/general',
  title: 'Configuración',
  danger: true,
  tabs: { strip: 'settings', index: 0 },
  gate: { who: 'member', rule: { permission: 'configuration' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a poder cambiar los datos del chatbot, su horario y la derivación a personas.',
  },
}

export default screen
