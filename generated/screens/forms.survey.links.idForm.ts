// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/links/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 1 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás crear enlaces para compartir la encuesta.',
  },
}

export default screen
