// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/survey/{idForm}',
  title: 'Encuesta',
  help: 'Qué pregunta, en qué orden y a dónde lleva cada respuesta.',
  tabs: { strip: 'survey', index: 0 },
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: { kind: 'page', page: 'forms/survey', operations: ['surveyQuestionsGet', 'surveyQuestionsUpdate'] },
}

export default screen
