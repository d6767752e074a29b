// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/inventory/{idForm}',
  title: 'Formulario de Productos',
  tabs: { strip: 'product', index: 1 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás cargar productos, variantes, precios y stock.',
  },
}

export default screen
