// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses',
  title: 'Respuestas',
  warning: true,
  tabs: { strip: 'responses', index: 0 },
  gate: { who: 'member', rule: { permission: 'responses' } },
  body: { kind: 'pending', text: 'Acá se va a poder escribir qué contesta el chatbot a cada intención.' },
}

export default screen
