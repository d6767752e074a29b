// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms',
  title: 'Formularios',
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a ver los formularios de productos, ramas y encuestas, con su estado y sus respuestas.',
  },
}

export default screen
