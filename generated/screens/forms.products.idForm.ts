// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/{idForm}',
  title: 'Formulario de Productos',
  warning: true,
  tabs: { strip: 'product', index: 0 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás definir qué datos tienen tus productos.',
  },
}

export default screen
