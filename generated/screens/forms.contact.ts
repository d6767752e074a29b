// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/contact',
  title: 'Formulario de Contacto',
  gate: { who: 'member', rule: { any: [{ permission: 'forms' }, { plan: 1 }] } },
  body: {
    kind: 'pending',
    text: 'Acá se va a definir qué datos se piden a un cliente, cuándo, y a quién se avisa.',
  },
}

export default screen
