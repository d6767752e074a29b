// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 0 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás escribir las preguntas y leer las respuestas.',
  },
}

export default screen
