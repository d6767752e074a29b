// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/branches/questions/{idForm}',
  title: 'Formulario de Ramas',
  tabs: { strip: 'branch', index: 1 },
  gate: { who: 'member', rule: { all: [{ permission: 'forms' }, { permission: 'responses' }] } },
  body: { kind: 'pending', text: 'Acá se van a definir las preguntas que el chatbot contesta sobre cada rama.' },
}

export default screen
