// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/examples/{idForm}',
  title: 'Formulario de Sucursales',
  help: 'Frases con las que tus clientes preguntan por tus sucursales. Marca en ellas las palabras que dicen un dato.',
  warning: true,
  tabs: { strip: 'branch', index: 2 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'page',
    page: 'forms/examples',
    operations: ['formExampleList', 'formExampleCreate', 'formExampleGet', 'formExampleUpdate', 'formExampleDelete'],
  },
}

export default screen
