// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/assistants',
  title: 'Asistentes',
  gate: { who: 'member', rule: { permission: 'plugins' } },
  body: {
    kind: 'pending',
    text: 'Acá se va a poder ver los asistentes que contestan lo que las respuestas no alcanzan.',
  },
}

export default screen
