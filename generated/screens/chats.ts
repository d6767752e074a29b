// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/chats',
  title: 'Conversaciones',
  gate: { who: 'member', rule: { permission: 'chats' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a leer y contestar los chats de todos los canales, tomarlos en vivo, ordenarlos por área, asignarlos, etiquetarlos y enviar presupuestos.',
  },
}

export default screen
