// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/examples/{idForm}',
  title: 'Formulario de Ramas',
  warning: true,
  tabs: { strip: 'branch', index: 2 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: { kind: 'pending', text: 'Acá se van a cargar ejemplos de cómo los clientes preguntan por las ramas.' },
}

export default screen
