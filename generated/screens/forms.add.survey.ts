// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/add/survey',
  title: 'Nueva Encuesta',
  help: 'Elige con qué preguntas empieza. Después puedes cambiarlas todas.',
  gate: { who: 'member', rule: { permission: 'forms' } },
  links: [{ text: 'Formularios', href: '/forms' }],
  body: { kind: 'page', page: 'forms/add-survey', operations: ['surveyCreate'] },
}

export default screen
