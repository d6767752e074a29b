// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/add/branch',
  title: 'Nuevo Formulario de Ramas',
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: { kind: 'pending', text: 'Acá se va a crear un formulario con las ramas o sucursales del negocio.' },
}

export default screen
