// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/synonyms/{idForm}',
  title: 'Formulario de Productos',
  warning: true,
  tabs: { strip: 'product', index: 4 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás cargar otros nombres de tus productos y opciones.',
  },
}

export default screen
