// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/questions/{idForm}',
  title: 'Formulario de Sucursales',
  tabs: { strip: 'branch', index: 1 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás definir qué contesta el chatbot sobre cada sucursal.',
  },
}

export default screen
