// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/plugins',
  title: 'Conectores',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás conectar WhatsApp, Facebook y otros servicios.',
  },
}

export default screen
