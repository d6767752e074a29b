// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/reorder/{idForm}',
  title: 'Formulario de Productos',
  help: 'En qué orden los muestra el chatbot, cuáles van primero y qué pregunta antes para acercarse al producto.',
  tabs: { strip: 'product', index: 2 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: { kind: 'page', page: 'forms/products/reorder', operations: ['productOrderGet', 'productOrderUpdate'] },
}

export default screen
