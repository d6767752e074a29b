// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/forms/add/survey',
  title: 'Nueva Encuesta',
  gate: { who: 'member', rule: { permission: 'forms' } },
  body: {
    kind: 'pending',
    text: 'Estamos preparando esta sección. Aquí podrás crear una encuesta para tus clientes.',
  },
}

export default screen
