// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/summary/{idForm}',
  title: 'Encuesta',
  help: 'Las cifras de cada pregunta: cuántos contestaron, qué y dónde dejaron.',
  tabs: { strip: 'survey', index: 5 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: { kind: 'page', page: 'forms/survey/summary', operations: ['surveySummaryGet'] },
}

export default screen
