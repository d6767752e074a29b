// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/contact',
  title: 'Formulario de Contacto',
  gate: { who: 'member', rule: { any: [{ permission: 'forms' }, { plan: 1 }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás definir qué datos pide el chatbot y a quién avisamos.',
  },
}

export default screen
