// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/assistants/add',
  title: 'Nuevo Asistente',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: { kind: 'pending', text: 'Estamos preparando esta sección. Aquí podrás crear un asistente.' },
}

export default screen
