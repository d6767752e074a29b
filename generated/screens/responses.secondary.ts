// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses/secondary',
  title: 'Respuestas',
  warning: true,
  tabs: { strip: 'responses', index: 1 },
  gate: { who: 'member', rule: { permission: 'responses' } },
  body: {
    kind: 'pending',
    text: 'Acá se va a poder escribir saludos, despedidas, continuaciones y lo que se contesta cuando no se entiende.',
  },
}

export default screen
