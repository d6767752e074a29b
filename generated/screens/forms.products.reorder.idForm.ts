// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/products/reorder/{idForm}',
  title: 'Formulario de Productos',
  tabs: { strip: 'product', index: 2 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: {
    kind: 'pending',
    text: 'Acá se va a ordenar cómo se muestran los productos y en qué orden se pregunta por sus características.',
  },
}

export default screen
