// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/testbot',
  title: 'Probá tu Chatbot',
  gate: { who: 'member' },
  body: {
    kind: 'pending',
    text: 'Acá se va a poder conversar con el chatbot como un cliente, ver por qué contesta lo que contesta y guardar casos de prueba.',
  },
}

export default screen
