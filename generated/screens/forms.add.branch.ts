// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/add/branch',
  title: 'Nuevo Formulario de Sucursales',
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás crear un formulario con tus sucursales.',
  },
}

export default screen
