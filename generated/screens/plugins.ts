// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins',
  title: 'Conectores',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'pending',
    text: 'Acá se va a poder conectar WhatsApp, Facebook, el webchat y los demás servicios, y crear claves de API.',
  },
}

export default screen
