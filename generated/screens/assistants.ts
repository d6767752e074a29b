// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/assistants',
  title: 'Asistentes',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ver los asistentes que contestan cuando no hay respuesta.',
  },
}

export default screen
