// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/examples/{idForm}',
  title: 'Formulario de Productos',
  help: 'Frases con las que tus clientes preguntan por estos productos. Marca en ellas las palabras que dicen un dato.',
  warning: true,
  tabs: { strip: 'product', index: 3 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'page',
    page: 'forms/examples',
    operations: ['formExampleList', 'formExampleCreate', 'formExampleGet', 'formExampleUpdate', 'formExampleDelete'],
  },
}

export default screen
