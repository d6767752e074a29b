// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses/quick',
  title: 'Respuestas',
  gate: { who: 'member', rule: { plan: 1 } },
  body: { kind: 'pending', text: 'Acá se va a poder contestar por palabras clave, sin entrenar.' },
}

export default screen
