// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/settings/{idForm}',
  title: 'Formulario de Ramas',
  tabs: { strip: 'branch', index: 3 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: { kind: 'pending', text: 'Acá se va a configurar cómo se elige la rama que se muestra a cada cliente.' },
}

export default screen
