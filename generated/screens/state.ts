// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/state',
  title: 'Estado del Chatbot',
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Acá se va a poder encender, apagar y entrenar el chatbot y ver el estado de sus canales.',
  },
}

export default screen
