// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/settings/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 3 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás definir cuándo se ofrece la encuesta y a quién.',
  },
}

export default screen
