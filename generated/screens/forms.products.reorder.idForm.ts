// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/reorder/{idForm}',
  title: 'Formulario de Productos',
  tabs: { strip: 'product', index: 2 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás ordenar los productos y lo que se pregunta de ellos.',
  },
}

export default screen
