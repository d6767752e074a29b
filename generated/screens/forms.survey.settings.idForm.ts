// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/settings/{idForm}',
  title: 'Encuesta',
  tabs: { strip: 'survey', index: 3 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Acá se va a configurar la encuesta: textos, cuándo se ofrece, quién puede contestar y por cuánto tiempo se guarda.',
  },
}

export default screen
