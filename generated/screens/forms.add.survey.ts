// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/add/survey',
  title: 'Nueva Encuesta',
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: { kind: 'pending', text: 'Acá se va a crear una encuesta para los clientes.' },
}

export default screen
