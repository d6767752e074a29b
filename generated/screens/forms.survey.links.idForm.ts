// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/links/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 1 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Acá se van a crear los enlaces para compartir la encuesta por la web, WhatsApp y Facebook.',
  },
}

export default screen
