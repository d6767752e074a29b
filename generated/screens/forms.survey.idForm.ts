// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 0 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: { kind: 'pending', text: 'Acá se van a escribir las preguntas de la encuesta y a leer sus respuestas.' },
}

export default screen
