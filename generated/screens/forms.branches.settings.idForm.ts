// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/settings/{idForm}',
  title: 'Formulario de Sucursales',
  tabs: { strip: 'branch', index: 3 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás definir qué sucursal ve cada cliente.',
  },
}

export default screen
