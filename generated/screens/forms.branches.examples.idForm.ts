// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/examples/{idForm}',
  title: 'Formulario de Sucursales',
  warning: true,
  tabs: { strip: 'branch', index: 2 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás escribir cómo preguntan por tus sucursales.',
  },
}

export default screen
