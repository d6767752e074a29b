// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/campaign',
  title: 'Campañas',
  tabs: { strip: 'campaign', index: 0 },
  gate: { who: 'member', rule: { permission: 'advanced_configuration' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a preparar campañas de WhatsApp, Facebook y webchat: mensaje o plantilla, destinatarios, programación, revisión y envío.',
  },
}

export default screen
