// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/{idForm}',
  title: 'Formulario de Ramas',
  tabs: { strip: 'branch', index: 0 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Acá se van a cargar las ramas: domicilio, horarios, teléfonos y servicios de cada una.',
  },
}

export default screen
