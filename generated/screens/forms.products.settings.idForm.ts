// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/settings/{idForm}',
  title: 'Formulario de Productos',
  tabs: { strip: 'product', index: 5 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Acá se va a configurar cómo se muestran los productos y qué se puede hacer con ellos.',
  },
}

export default screen
