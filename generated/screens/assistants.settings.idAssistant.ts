// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/assistants/settings/{idAssistant}',
  title: 'Configuración del Asistente',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ajustar el asistente, darle de qué aprender y probarlo.',
  },
}

export default screen
