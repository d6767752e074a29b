// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/send/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 2 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás enviar la encuesta a grupos de contactos.',
  },
}

export default screen
